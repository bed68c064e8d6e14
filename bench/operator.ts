import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openEngine } from "../server/enquiries/open-store.ts";
import { startPostgres } from "../server/testing/postgres-server.ts";
import { startStubServer } from "../server/testing/start-server.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";

/** The longest that a visitor waits while the operator works on 50,000 enquiries, or another program locks them. */
const amount = 50_000;
const aDayMs = 24 * 60 * 60_000;

const server = await startPostgres();
try {
  const folder = temporaryFolder();
  const file = join(folder, "enquiries.db");
  await measure("SQLite", { kind: "sqlite", file }, { DATA_DIR: folder });
  await measure(
    "PostgreSQL",
    { kind: "postgres", url: server.url },
    { DATA_DIR: temporaryFolder(), DATABASE_URL: server.url },
  );
} finally {
  await server.remove();
}

async function measure(name: string, database: Database, env: Record<string, string>) {
  const service = await startStubServer(env);
  await fill(database);
  const report = async (what: string, work: () => Promise<unknown>) =>
    console.log(
      `${name}, ${what}: ${(await longestWaitDuring(service.origin, work)).toFixed(0)} ms`,
    );
  await report("nothing", () => pause(2000));
  if (database.kind === "sqlite") await report("locked", () => lock(database.file, 3000));
  for (const args of [["list"], ["export", "--csv"], ["forget", "0@site.example"], ["purge"]])
    await report(args.join(" "), () => operate(args, env));
  await service.stop();
}

/** Old enough to be purged; a tenth of them have the address that is forgotten. */
async function fill(database: Database) {
  const engine = openEngine(database);
  const numbers = `with recursive numbers(n) as
    (select 1 union all select n + 1 from numbers where n < ${amount})`;
  await engine.transact(async (run) => {
    await run(
      `insert into enquiries (id, received_at, name, email, phone, message, suspected)
        ${numbers} select ${text("n")}, ${Date.now() - 800 * aDayMs}, 'Site engineer',
          ${text("n % 10")} || '@site.example', '9876543210', '${"x".repeat(500)}', '' from numbers`,
    );
    await run(
      `insert into outbox
        (enquiry_id, recipient, edition, state, queued_at, due_at, leased_until, lease, attempts, trouble)
        ${numbers} select ${text("n")}, 'laboratory', 1, 'sent', 0, 0, 0, '', 1, '' from numbers`,
    );
  });
  await engine.close();
}

const text = (sql: string) => `cast(${sql} as text)`;

async function lock(file: string, durationMs: number) {
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  await pause(durationMs);
  other.exec("rollback");
  other.close();
}

async function operate(args: string[], env: Record<string, string>) {
  const command = join(import.meta.dirname, "../server/operate/enquiries.ts");
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number];
  if (code) throw new Error(`${args.join(" ")} ended with ${code}.`);
}

async function longestWaitDuring(origin: string, work: () => Promise<unknown>): Promise<number> {
  const finished = new AbortController();
  const done = work().finally(() => finished.abort());
  let longest = 0;
  while (!finished.signal.aborted) {
    const start = performance.now();
    await Promise.all([fetch(`${origin}/healthz`), pause(5)]);
    longest = Math.max(longest, performance.now() - start);
  }
  await done;
  return longest;
}
