import { expect, test } from "vitest";
import { commandContext } from "../testing/command-context.ts";
import { anEnquiry } from "../testing/enquiries.ts";
import { openTestStore } from "../testing/test-store.ts";
import { UsageError } from "./command.ts";
import { commands } from "./commands.ts";

test("an enquiry is listed, shown, exported, resent and forgotten", async () => {
  const store = openTestStore();
  const context = commandContext(store);
  const enquiry = anEnquiry({ id: "K7MX-4XR2", suspected: ["links"] });
  await store.receive(enquiry);
  expect(await commands.list!(context, undefined)).toMatch(/^K7MX-4XR2 .*waiting.*suspected spam/);
  for (const typed of ["k7mx-4xr2", "K7MX 4XR2", "k7mx4xr2"])
    expect(await commands.show!(context, typed)).toContain(enquiry.message);
  expect(JSON.parse(await commands.export!(context, "--json"))).toMatchObject([{ id: enquiry.id }]);
  expect(await commands.export!(context, "--csv")).toContain('"K7MX-4XR2"');
  expect(await commands.stats!(context, undefined)).toContain("1 waiting");
  expect(await commands.resend!(context, enquiry.id)).toContain("queued again");
  expect(await commands.forget!(context, enquiry.email)).toBe("1 enquiry erased.");
  expect(await commands.list!(context, undefined)).toBe("There are no enquiries.");
  const actions = (await store.auditLog()).map(({ action }) => action);
  expect(actions.toSorted()).toEqual([
    "exported",
    "exported",
    "forgotten",
    "listed",
    "listed",
    "shown",
    "shown",
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
  await expect(commands[name]!(commandContext(openTestStore()), argument)).rejects.toThrow(
    UsageError,
  );
});
