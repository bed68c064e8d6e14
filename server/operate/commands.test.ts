import { expect, test } from "vitest";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { openTestStore } from "../testing/test-store.ts";
import { UsageError } from "./command.ts";
import { commands } from "./commands.ts";

async function openContext() {
  const store = await openTestStore();
  const { engine } = store;
  return {
    engine,
    store,
    queue: store,
    eraseMail: async () => {},
    retentionDays: 730,
    now: () => noon,
  };
}

test("an enquiry is listed, shown, exported, resent and forgotten", async () => {
  const context = await openContext();
  const enquiry = anEnquiry({ id: "K7MX-4XR2", suspected: ["links"] });
  await context.store.receive(enquiry);
  expect(await commands.list!(context, undefined)).toMatch(/^K7MX-4XR2 .*waiting.*suspected spam/);
  expect(await commands.show!(context, "k7mx 4xr2")).toContain(enquiry.message);
  expect(JSON.parse(await commands.export!(context, "--json"))).toMatchObject([{ id: enquiry.id }]);
  expect(await commands.export!(context, "--csv")).toContain('"K7MX-4XR2"');
  expect(await commands.stats!(context, undefined)).toContain("1 waiting");
  expect(await commands.resend!(context, enquiry.id)).toContain("queued again");
  expect(await commands.forget!(context, enquiry.email)).toBe("1 enquiry erased.");
  expect(await commands.list!(context, undefined)).toBe("There are no enquiries.");
  const acts = (await context.store.accessLog()).map(({ act }) => act);
  expect(acts.toSorted()).toEqual([
    "exported",
    "exported",
    "forgotten",
    "listed",
    "listed",
    "shown",
  ]);
});

test.each([
  ["show", undefined],
  ["show", "NONE-SUCH"],
  ["export", "--pdf"],
  ["resend", "NONE-SUCH"],
  ["forget", undefined],
  ["forget", "nobody@site.example"],
  ["purge", "--all"],
])("%s %s is a usage error", async (name, argument) => {
  await expect(commands[name]!(await openContext(), argument)).rejects.toThrow(UsageError);
});
