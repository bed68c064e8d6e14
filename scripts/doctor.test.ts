import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test, vi } from "vitest";
import { checkThisMachine } from "#server/operate/doctor.ts";
import { startDnsServer } from "#server/testing/dns-server.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { listen } from "#server/testing/sockets.ts";
import { builtFor, temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openTestStore } from "#server/testing/test-store.ts";
import { contentWarnings, drawnOtherwise, unanswered } from "./content-warnings.ts";
import { check, checkContent, contentReport } from "./doctor.ts";
import { questionsSheet } from "./questions.ts";

const program = join(import.meta.dirname, "doctor.ts");
const run = (...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });

test("each part alone and both together are checked, and fail", async () => {
  vi.stubEnv("DATA_DIR", temporaryFolder());
  vi.stubEnv("SMTP_URL", "");
  const log = vi.spyOn(console, "log").mockReturnValue();
  for (const [args, content, machine] of [
    [["content"], true, false],
    [["machine"], false, true],
    [[], true, true],
  ] as const) {
    log.mockClear();
    expect(await check([...args])).toBe(1);
    const printed = log.mock.calls.join("\n");
    expect(printed.includes("statements are unconfirmed"), args.join()).toBe(content);
    expect(/^BAD +Database/m.test(printed), args.join()).toBe(machine);
  }
});

test("what is mistyped is refused with the usage, before any check; the exit code is what is found", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  for (const typed of ["content --test-mail", "machine content", "--everything"])
    await expect(check(typed.split(" ")), typed).rejects.toThrow(typed.split(" ").at(-1));
  expect(log).not.toHaveBeenCalled();
  expect(run("everything")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("Usage: npm run doctor"),
  });
  expect(run("help").status).toBe(0);
  expect(run("content").status).toBe(1);
});

test("nothing bad, or nothing unconfirmed, is exit code 0; one bad finding is 1", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  expect(checkContent([])).toBe(0);

  const folder = builtFor("http://lab.org.in");
  const store = openTestStore({ kind: "sqlite", file: join(folder, "enquiries.db") });
  for (const event of ["backup", "copy", "purge"]) await store.setLastTime(event, Date.now());
  await store.close();
  const mail = await startMailServer();
  const service = createServer((_request, response) => response.end());
  const port = await listen(service);
  const SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
  const dns = await startDnsServer({
    "lab.org.in": [["of another kind"], ["v=spf1 mx"]],
    "default._domainkey.lab.org.in": [["v=DKIM1; p=", "MII"]],
    "_dmarc.lab.org.in": [["v=DMARC1; p=none"]],
  });
  const sender = { SMTP_URL, MAIL_FROM: "desk@lab.org.in" };
  const env = { DATA_DIR: folder, PORT: String(port), BACKUP_COPY: "other.example:", ...sender };
  try {
    expect(await checkThisMachine([], env, folder, dns.address)).toBe(0);
    rmSync(join(folder, "enquiries.db"));
    expect(await checkThisMachine([], env, folder, dns.address)).toBe(1);
  } finally {
    dns.close();
    service.close();
  }
});

test("the report names value, place and question by file, and counts stand-ins", () => {
  const mark = { file: "content/site.ts", path: "site.phones", value: "1", why: "Which?" };
  const report = contentReport([{ kind: "placeholder", ...mark }]);
  expect(report).toContain("content/site.ts\n  1 (site.phones): Which?\n");
  expect(report).toContain("1 of them are stand-ins");
  expect(contentReport([])).toBe("Every statement is confirmed by the laboratory.");
});

test("a row has text, question, room for the answer, file and place", () => {
  const why = "Which phone?";
  const sheet = questionsSheet([
    { kind: "placeholder", file: "content/site.ts", path: "site.phones", value: "+91 1", why },
  ]);
  expect(sheet.startsWith("\ufeff")).toBe(true);
  const [, row] = parse(sheet, { bom: true });
  // The apostrophe keeps a spreadsheet from running the number as a formula.
  expect(row).toEqual(["'+91 1", why, "", "content/site.ts", "site.phones"]);
});

test("what is unused, answered, or not as specified is a warning", () => {
  const hit = { file: "silence.txt", query: "wood", id: "wood/moisture" };
  const same = ["centres", 4, 4] as const;
  const none = { facts: [same], unused: [], answered: [], unanswered: [], drawn: [] };
  expect(contentWarnings(none)).toEqual([]);
  const facts = [same, ["clients", 16, 15]] as const;
  const [cube, timber] = [{ groups: ["cube"] }, { groups: [] }];
  const examples = unanswered(["cube", "timber"], (query) => (query === "cube" ? cube : timber));
  const record = { id: "ours", number: "T-2", placeholder: true };
  const right = { ...record, number: "T-1" };
  const svg = "<title>Our House, T-1</title>";
  const drawn = drawnOtherwise([record, right], "Our House", () => svg);
  const changed = { facts, unused: ["IS 1"], answered: [hit], unanswered: examples, drawn };
  expect(contentWarnings(changed)).toEqual([
    "clients: 15. The specification has 16.",
    expect.stringContaining("IS 1"),
    expect.stringMatching(/silence.txt: "wood" finds wood.moisture/),
    expect.stringMatching(/finder.ts: the example "timber" finds nothing/),
    expect.stringContaining('ours shows "Our House, T-1", not "Our House, T-2"'),
  ]);
});
