import { execSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { backup } from "../operate/backup.ts";
import { anEnquiry, complete, noon } from "../testing/enquiries.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { startApp } from "../testing/test-app.ts";
import { openTestStore } from "../testing/test-store.ts";
import { until } from "../testing/until.ts";

const pageSize = 4096;

// Faults of SQLite's file; postgres.test.ts covers a PostgreSQL that is read-only or stopped.

type TestApp = Awaited<ReturnType<typeof startApp>>;

/** Long, so that the disk is soon full. */
const enquiry = (index: number) => ({ ...complete, message: `${index} ${"x".repeat(4000)}` });

const pragma = ({ engine }: TestApp, text: string) => engine.read(`pragma ${text}`);

async function expectRefusal({ post, postForm }: TestApp) {
  const response = await post(enquiry(-1));
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.json().message).not.toMatch(/sqlite|disk|database|readonly/i);
  const page = await postForm(enquiry(-2));
  expect(page.statusCode).toBe(503);
  expect(page.headers["retry-after"]).toBeDefined();
  expect(page.body).toContain('value="-2 xxx');
}

test("a full disk gives 503 and no partial writes, and works again afterwards", async () => {
  const running = await startApp();
  const { app, post, records } = running;
  const [size] = await pragma(running, "page_count");
  await pragma(running, `max_page_count = ${Number(size!.page_count) + 40}`);
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => post(enquiry(index))),
  );
  const accepted = responses.filter(({ statusCode }) => statusCode === 201);
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(accepted.length + refused.length).toBe(60);
  expect(refused.length).toBeGreaterThan(0);
  // SQLite raises this to the pages in use, so no page can be added.
  await pragma(running, "max_page_count = 1");
  await expectRefusal(running);
  expect(running.log()).toContain("ERR_SQLITE_ERROR 13 disk full");
  await until("not ready", async () => (await app.inject("/readyz")).statusCode === 503);
  expect(await records.list(0, "listed")).toHaveLength(accepted.length);
  expect(await records.mailStats()).toMatchObject({ waiting: accepted.length });

  await pragma(running, "max_page_count = 1000000");
  expect((await post(enquiry(100))).statusCode).toBe(201);
  for (const response of accepted)
    expect(await records.find(response.json().id, 0)).toMatchObject({ email: complete.email });
  const [check] = await pragma(running, "integrity_check");
  expect(check).toEqual({ integrity_check: "ok" });
});

test("a database that cannot be written gives 503, is listed and backed up, and works again afterwards", async () => {
  const running = await startApp();
  await pragma(running, "query_only = on");
  await expectRefusal(running);
  expect(await running.records.list(0, "listed")).toEqual([]);
  const copy = join(temporaryFolder(), "copy.db");
  await backup({ kind: "sqlite", file: running.databaseFile }, copy, 0);
  expect(existsSync(copy)).toBe(true);
  expect(running.log().match(/cannot be written/g)).toHaveLength(1);
  await pragma(running, "query_only = off");
  expect(await running.records.list(0, "listed")).toEqual([]);
  expect((await running.post(enquiry(1))).statusCode).toBe(201);
});

test("whichever page is damaged, an enquiry is refused or can be mailed and exported", async () => {
  const running = await startApp();
  for (let index = 0; index < 20; index++) await running.post(enquiry(index));
  await running.engine.vacuum();
  const intact = readFileSync(running.databaseFile);
  const file = `${running.databaseFile}.damaged`;
  const found = new Set<string>();
  for (let start = 0; start < intact.length; start += pageSize) {
    writeFileSync(file, Buffer.from(intact).fill(0x41, start, start + pageSize));
    const store = openTestStore({ kind: "sqlite", file });
    await store.ready().catch(() => {});
    const stored = await store.receive(anEnquiry()).catch(() => undefined);
    const mailed = stored && (await store.leaseMail(noon, 100));
    const exported = stored && (await store.list(noon, "exported"));
    found.add(stored ? `mailed ${mailed!.length}, exported ${exported!.length}` : "refused");
    await store.close();
    for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
  }
  found.delete("mailed 21, exported 21");
  expect([...found]).toEqual(["refused"]);
});

/** What an operator or a disk does to the file of a running service, and whether the next enquiry notices it already. */
const mishaps: [string, string, boolean][] = [
  ["removed", "rm $f $f-wal $f-shm", true],
  ["replaced by a backup", "mv $f.backup $f", true],
  ["parted from its log", "rm $f-wal", true],
  ["overwritten by a backup", "cp $f.backup $f", false],
  ["emptied", "truncate -s 0 $f", false],
  ["damaged in 40 KiB", "dd if=/dev/zero of=$f bs=4k seek=10 count=10 conv=notrunc", false],
];

test.each(mishaps)(
  "a small file that is %s under the service: 503 within a minute until it starts again",
  async (_, command, isNoticedAtOnce) => {
    const running = await startApp();
    const { app, databaseFile: file, post } = running;
    await post(enquiry(0));
    await backup({ kind: "sqlite", file }, `${file}.backup`, 0);
    for (let index = 1; index < 40; index++) await post(enquiry(index));
    await running.engine.vacuum();
    execSync(command, { env: { f: file }, stdio: "ignore" });
    expect((await post(enquiry(100))).statusCode).toBe(isNoticedAtOnce ? 503 : 201);
    // The next check of the service.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    clock.mockRestore();
    await expectRefusal(running);
    expect(running.log()).toContain("damaged");
  },
);

test("while another program holds the lock, pages are served, and enquiries get 503 soon", async () => {
  const running = await startApp();
  const { app, databaseFile, post } = running;
  const other = new DatabaseSync(databaseFile);
  other.exec("begin immediate");
  // Time is frozen, so that the order does not depend on the machine.
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  let responded = 0;
  const posted = Array.from({ length: 5 }, (_, index) =>
    post(enquiry(index)).finally(() => responded++),
  );
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect(responded).toBe(0);
  clock.mockReturnValue(300);
  for (const { statusCode } of await Promise.all(posted)) expect(statusCode).toBe(503);
  clock.mockRestore();
  await expectRefusal(running);
  expect((await app.inject("/readyz")).statusCode).toBe(503);

  // One that waits when the lock is released is stored.
  const waiting = post(enquiry(1));
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  other.exec("rollback");
  other.close();
  expect((await waiting).statusCode).toBe(201);
  await until("ready", async () => (await app.inject("/readyz")).statusCode === 200);
});
