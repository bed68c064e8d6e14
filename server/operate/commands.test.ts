import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandContext, runCommand } from "../testing/command-context.ts";
import { anEnquiry, noon } from "../testing/enquiries.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestStore } from "../testing/test-store.ts";
import { helpText, readCommand, UsageError } from "./command.ts";
import { commands } from "./commands.ts";

test("an enquiry is listed, shown, exported, resent and forgotten", async () => {
  const store = openTestStore();
  const context = commandContext(store);
  const enquiry = anEnquiry({ id: "K7MX-4XR2", suspected: ["links"] });
  await store.receive(enquiry);
  expect(await runCommand(context, "list")).toMatch(
    /^K7MX-4XR2 {2}2026-11-16 12:00 {2}waiting {2}9876543210 {2}.*Ten cubes.*\[suspected spam\]$/,
  );
  for (const typed of [["k7mx-4xr2"], ["K7MX", "4XR2"], ["k7mx4xr2"]])
    expect(await runCommand(context, "show", ...typed)).toContain(enquiry.message);
  expect(JSON.parse(await runCommand(context, "export"))).toMatchObject([{ id: enquiry.id }]);
  expect(await runCommand(context, "resend", enquiry.id)).toContain("queued again");
  expect(await runCommand(context, "forget", enquiry.email)).toMatch(/^Erased .*K7MX-4XR2/);
  expect(await runCommand(context, "list")).toBe("");
  const actions = new Set((await store.auditLog()).map(({ action }) => String(action)));
  expect([...actions].toSorted()).toEqual(["exported", "forgotten", "listed", "shown"]);
});

test("a list is filtered by text; forgetting shows what would be erased, asks, and erases one alone", async () => {
  const store = openTestStore();
  const said: string[] = [];
  const context = (answer = true) =>
    commandContext(store, {
      confirm: async (question) => (said.push(question), answer),
      notify: (sentence) => said.push(sentence),
    });
  const ids = ["K7MX-4XR2", "PURU-FJBX", "WVJG-9TCD"];
  for (const id of ids) await store.receive(anEnquiry({ id, name: `Name of ${id}` }));
  const listed = async (...args: string[]) =>
    (await runCommand(context(), "list", ...args)).match(/^\S+/gm);
  expect(await listed()).toEqual(ids);
  expect(await listed("NAME", "of", "puru")).toEqual(["PURU-FJBX"]);
  expect(await listed("nobody")).toBeNull();
  expect(said).toEqual(["No enquiry matches."]);

  const { email } = anEnquiry();
  await expect(runCommand(context(false), "forget", email)).rejects.toThrow("Nothing was erased");
  for (const id of ids) expect(said[1]).toMatch(new RegExp(`^${id} .*Name of ${id}`, "m"));
  expect(await listed()).toEqual(ids);
  expect(await runCommand(context(), "forget", "puru", "fjbx")).toMatch(/^Erased .*PURU-FJBX/);
  expect(said[2]).not.toContain("K7MX");
  expect(await listed()).toEqual(["K7MX-4XR2", "WVJG-9TCD"]);
});

test("mail that failed is shown with its reason, and resent at once", async () => {
  const store = openTestStore();
  const context = commandContext(store);
  const { id } = anEnquiry();
  await store.receive(anEnquiry({ id }));
  expect(await runCommand(context, "resend", "failed")).toBe("No mail failed.");
  const [job] = await store.leaseMail(noon, 1);
  await store.mailFailed(job!, "failed", "ERECIPIENT 550", {
    rejected: ["old@laboratory.example"],
  });
  expect(await runCommand(context, "list")).toContain("[mail rejected by old@laboratory.example]");
  expect(await runCommand(context, "show", id)).toContain(
    "failed, ERECIPIENT 550, rejected by old@",
  );
  expect(await runCommand(context, "resend", "failed")).toContain(`Queued again: ${id}.`);
});

const usageErrors = `show|show NONE-SUCH|answered K7MX-4XR2|list --open|resend|resend NONE-SUCH|resend --failed|export --pdf|export x
forget|forget nobody@site.example|forget NONE-SUCH|stats|purge|clear K7MX-4XR2|backup|summary --send|everything`;

test.each(usageErrors.split(/[|\n]/))("%s is a usage error", async (typed) => {
  const context = commandContext(openTestStore());
  await expect(runCommand(context, ...typed.split(" "))).rejects.toThrow(UsageError);
});

test.each(["help", "", "--help", "list --help", "forget -h"])("%j is help", (typed) => {
  expect(readCommand(commands, typed.match(/\S+/g) ?? [])).toBeUndefined();
  for (const name of Object.keys(commands)) expect(helpText(commands)).toContain(`\n${name}`);
});

const program = join(import.meta.dirname, "enquiries.ts");

test("a data folder that does not exist is refused, not created", () => {
  const folder = join(temporaryFolder(), "misspelt");
  for (const args of [["list"], ["backup", `${folder}.db`], ["import", "x"]]) {
    const env = { ...process.env, DATA_DIR: folder };
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], { env });
    expect(status).toBe(1);
    expect(String(stderr)).toMatch(/misspelt\S* does not exist: check DATA_DIR/);
    expect(existsSync(folder)).toBe(false);
  }
});

test.each([
  ["yes\n", 0, "Erased"],
  ["y\n", 1, "Nothing was erased"],
  ["", 1, "Nothing was erased"],
])("an operator who types %j to forget", async (input, status, said) => {
  const folder = temporaryFolder();
  const store = openTestStore({ kind: "sqlite", file: join(folder, "enquiries.db") });
  await store.receive(anEnquiry({ id: "K7MX-4XR2" }));
  await store.close();
  const env = { ...process.env, DATA_DIR: folder };
  const args = [program, "forget", "k7mx-4xr2"];
  const done = spawnSync(process.execPath, args, { env, input, encoding: "utf8" });
  expect(done.status).toBe(status);
  expect(done.stdout + done.stderr).toContain(said);
});

test("a pipe that is closed early is not an error", async () => {
  const folder = temporaryFolder();
  const store = openTestStore({ kind: "sqlite", file: join(folder, "enquiries.db") });
  for (let count = 0; count < 100; count++)
    await store.receive(anEnquiry({ message: "x".repeat(4000) }));
  await store.close();
  const piped = `"${process.execPath}" "${program}" export | head -c 1 > /dev/null; echo "\${PIPESTATUS[0]}"`;
  const env = { ...process.env, DATA_DIR: folder };
  expect(execFileSync("bash", ["-c", piped], { env, encoding: "utf8" })).toBe("0\n");
});
