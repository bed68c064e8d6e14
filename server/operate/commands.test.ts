import { expect, test } from "vitest";
import { openStore } from "../enquiries/open-store.ts";
import { openSqlite } from "../enquiries/sqlite.ts";
import { anEnquiry, noLimit, noon } from "../testing/enquiries.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { commands, type Office, UsageError } from "./commands.ts";

async function openOffice(): Promise<Office> {
  const store = await openStore(openSqlite(`${temporaryFolder()}/enquiries.db`), noLimit);
  return { store, eraseMail: async () => {}, retentionDays: 730, now: () => noon };
}

test("an enquiry is listed, shown, exported, sent again and forgotten", async () => {
  const office = await openOffice();
  const enquiry = anEnquiry({ id: "K7MX-4XR2", suspected: ["links"] });
  await office.store.receive(enquiry);
  expect(await commands.list!(office, undefined)).toMatch(/^K7MX-4XR2 .*waiting.*suspected spam/);
  expect(await commands.show!(office, "k7mx 4xr2")).toContain(enquiry.message);
  expect(JSON.parse(await commands.export!(office, "--json"))).toMatchObject([{ id: enquiry.id }]);
  expect(await commands.export!(office, "--csv")).toContain('"K7MX-4XR2"');
  expect(await commands.stats!(office, undefined)).toContain("1 waiting");
  expect(await commands.resend!(office, enquiry.id)).toContain("queued again");
  expect(await commands.forget!(office, enquiry.email)).toBe("1 enquiry erased.");
  expect(await commands.list!(office, undefined)).toBe("There are no enquiries.");
  const acts = (await office.store.accessLog()).map(({ act }) => act);
  expect(acts.toSorted()).toEqual(["exported", "exported", "forgotten", "listed", "shown"]);
});

test.each([
  ["show", undefined],
  ["show", "NONE-SUCH"],
  ["export", "--pdf"],
  ["resend", "NONE-SUCH"],
  ["forget", undefined],
])("%s %s says what is missing", async (name, argument) => {
  await expect(commands[name]!(await openOffice(), argument)).rejects.toThrow(UsageError);
});
