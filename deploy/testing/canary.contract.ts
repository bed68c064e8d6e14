import { join } from "node:path";
import { expect, test } from "vitest";
import { enquiryPath } from "#contract/enquiry.ts";
import { canaryHeader } from "#server/enquiries/canaries.ts";
import { openSqlite } from "#server/enquiries/sqlite.ts";
import { complete } from "#server/testing/enquiries.ts";
import { mailsIn } from "#server/testing/mails.ts";
import { openTestStore } from "#server/testing/test-store.ts";
import { until } from "#server/testing/until.ts";

/** Whether the service recognises its canaries behind a web server, and nobody else's. */
export function canaryContract(running: () => { origin: string; dataFolder: string }) {
  test("the mark of a canary reaches the service, which a visitor cannot imitate", async () => {
    const { origin, dataFolder } = running();
    const store = await openTestStore(openSqlite(join(dataFolder, "enquiries.db")));
    const send = async (message: string, mark: string) => {
      const response = await fetch(origin + enquiryPath, {
        method: "POST",
        headers: { "content-type": "application/json", [canaryHeader]: mark },
        body: JSON.stringify({ ...complete, message }),
      });
      expect(response.status).toBe(201);
      return ((await response.json()) as { id: string }).id;
    };
    const mailed = () => mailsIn(dataFolder).map((name) => name.slice(0, 9));

    const mark = store.canaryMark("Canary 1");
    const canary = await send("Canary 1", mark);
    await until("the canary arrives", () => store.hasArrived(canary));
    expect(await store.find(canary, Date.now())).toBeUndefined();

    const imitations = [await send("Canary 2", "x"), await send("Canary 3", mark)];
    await until("mailed as enquiries", () => imitations.every((id) => mailed().includes(id)));
    for (const id of imitations)
      expect(await store.find(id, Date.now())).toMatchObject({ email: complete.email });
    expect(mailed()).not.toContain(canary);
    await store.close();
  });
}
