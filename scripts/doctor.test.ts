import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";
import { checkThisMachine } from "#server/operate/doctor.ts";
import { listen } from "#server/testing/sockets.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { builtFor, temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openTestStore } from "#server/testing/test-store.ts";
import { checkContent, unconfirmedReport } from "./doctor.ts";

function doctor(...args: string[]) {
  const env = { ...process.env, DATA_DIR: temporaryFolder(), SMTP_URL: "" };
  const program = join(import.meta.dirname, "doctor.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: "utf8",
  });
  const parts = {
    content: stdout.includes("statements are unconfirmed"),
    machine: /^BAD +Database/m.test(stdout),
  };
  return { status, ...parts, stderr };
}

test("each part has its exit code, and both together the sum", () => {
  expect(doctor("content")).toMatchObject({ status: 2, content: true, machine: false });
  expect(doctor("machine")).toMatchObject({ status: 1, content: false, machine: true });
  expect(doctor()).toMatchObject({ status: 3, content: true, machine: true });
}, 120_000);

test.each(["everything", "content --test-mail", "machine content", "--everything"])(
  "%s is refused before any check",
  (typed) => {
    const { status, content, machine, stderr } = doctor(...typed.split(" "));
    expect([status, content, machine]).toEqual([1, false, false]);
    expect(stderr).toContain("Usage: npm run doctor");
  },
);

test("help is not a failure", () => {
  expect(doctor("help")).toMatchObject({ status: 0, content: false, machine: false });
});

test("nothing bad, or nothing unconfirmed, is exit code 0; one bad finding is 1", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  expect(checkContent([])).toBe(0);

  const folder = builtFor("http://lab.org.in");
  const store = openTestStore({ kind: "sqlite", file: join(folder, "enquiries.db") });
  for (const event of ["backup", "purge"]) await store.setLastTime(event, Date.now());
  await store.close();
  const mail = await startMailServer();
  const service = createServer((_request, response) => response.end());
  const port = await listen(service);
  const SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
  const env = { DATA_DIR: folder, SMTP_URL, PORT: String(port) };
  try {
    expect(await checkThisMachine([], env, folder)).toBe(0);
    rmSync(join(folder, "enquiries.db"));
    expect(await checkThisMachine([], env, folder)).toBe(1);
  } finally {
    await mail.close();
    service.close();
  }
});

const water = { file: "content/services/water.ts", page: "/services/water" } as const;
const own = "Do you have one?";

const found: UnconfirmedStatement[] = [
  { topic: "capabilities", statement: "ICP-OES", question: own, ...water },
  { topic: "capabilities", statement: "ozone chamber", question: own, ...water },
  {
    topic: "identity",
    statement: "phone 1",
    question: "Which phone?",
    file: "content/site.ts",
    page: "/contact",
  },
];

test("the report names topic, question, page and file, and counts placeholders", () => {
  expect(unconfirmedReport(found)).toBe(`Name, addresses and clients (1)
  Which phone?
    /contact (content/site.ts): phone 1

Capabilities and equipment (2)
  Do you have one?
    /services/water (content/services/water.ts):
      - ICP-OES
      - ozone chamber

3 statements are unconfirmed. 1 of them are placeholders: replace them before the site goes public.

npm run questions writes them as a sheet for the laboratory.`);
});

test("when everything is confirmed, the report is one sentence", () => {
  expect(unconfirmedReport([])).toBe("Every statement is confirmed by the laboratory.");
});
