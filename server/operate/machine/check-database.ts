import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "../../config.ts";
import { plausibleGapMs } from "../../enquiries/store/clock-check.ts";
import { type Engine, errorCodeOf } from "../../enquiries/engines/engine.ts";
import { indianTime } from "../../enquiries/indian-time.ts";
import { migrations } from "../../enquiries/engines/migrations/index.ts";
import { healthOf } from "../../enquiries/store/health.ts";
import { enquiryRecords } from "../../enquiries/store/records.ts";
import { connectTo, type Database } from "../../enquiries/store/store.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const oldestPostgres = 14;

/** Reads the database and changes nothing in it. */
export async function checkDatabase(
  { database, mailFolder }: Config,
  now: number,
): Promise<Finding[]> {
  if (database.kind === "sqlite" && !existsSync(database.file))
    return [
      bad(
        "Database",
        `${database.file} does not exist`,
        "check DATA_DIR; the service creates it with its first start",
      ),
    ];
  const engine = connectTo(database);
  try {
    const version =
      database.kind === "sqlite" ? await sqliteVersion(engine) : await postgresVersion(engine);
    const done = await appliedMigrations(engine, database.kind);
    const schema = checkMigrations(done);
    if (schema.state !== "ok") return [...version, schema];
    const sources = { engine, records: enquiryRecords(engine), dataFolder: dirname(mailFolder) };
    const health = await healthOf(sources, now);
    return [
      ...version,
      schema,
      await checkSeenTime(engine, now),
      ...health.map(({ isGood, check, found, todo }) =>
        isGood ? ok(check, found) : bad(check, found, todo),
      ),
    ];
  } catch (error) {
    const setting = database.kind === "sqlite" ? "DATA_DIR" : "DATABASE_URL";
    return [
      bad(
        "Database",
        `cannot be read (${errorCodeOf(error)})`,
        `check ${setting}, and that the database runs`,
      ),
    ];
  } finally {
    await engine.close().catch(() => {});
  }
}

async function sqliteVersion(engine: Engine): Promise<Finding[]> {
  const [row] = await engine.read("select sqlite_version() as version");
  return [ok("Database", `SQLite ${row!.version}`)];
}

async function postgresVersion(engine: Engine): Promise<Finding[]> {
  const [row] = await engine.read(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commits, pg_is_in_recovery()::text as standby`,
  );
  const { version, fsync, commits, standby } = row!;
  const name = `PostgreSQL ${version}`;
  if (standby === "true")
    return [bad("Database", `${name} is a read-only copy`, "name the primary in DATABASE_URL")];
  return [
    Number.parseInt(String(version), 10) < oldestPostgres
      ? warn("Database", name, `upgrade to PostgreSQL ${oldestPostgres} or newer`)
      : ok("Database", name),
    fsync === "off" || commits === "off"
      ? bad(
          "Durability",
          `fsync ${fsync}, synchronous_commit ${commits}`,
          "turn both on: a power cut would lose enquiries",
        )
      : ok("Durability", "a commit is on the disk"),
  ];
}

const migrationsTable: Record<Database["kind"], string> = {
  sqlite: "select name from sqlite_master where name = 'migrations'",
  postgres:
    "select table_name from information_schema.tables where table_schema = current_schema() and table_name = 'migrations'",
};

async function appliedMigrations(engine: Engine, kind: Database["kind"]): Promise<number[]> {
  const hasTable = (await engine.read(migrationsTable[kind])).length > 0;
  if (!hasTable) return [];
  return (await engine.read("select number from migrations")).map(({ number }) => Number(number));
}

function checkMigrations(done: readonly number[]): Finding {
  const known = migrations.map(({ number }) => number);
  const missing = known.filter((number) => !done.includes(number));
  if (done.some((number) => !known.includes(number)))
    return bad(
      "Migrations",
      "the database is newer than this version",
      "install the newer version again",
    );
  return missing.length
    ? warn(
        "Migrations",
        `${missing.join(", ")} missing`,
        "start the service, which applies them; make a backup first",
      )
    : ok("Migrations", `all ${known.length} applied`);
}

async function checkSeenTime(engine: Engine, now: number): Promise<Finding> {
  const [row] = await engine.read("select at from clock where name = 'seen'");
  const ahead = now - Number(row?.at ?? now);
  if (Math.abs(ahead) < plausibleGapMs) return ok("Clock", indianTime(now));
  const days = Math.round(Math.abs(ahead) / 86_400_000);
  return bad(
    "Clock",
    `${days} days ${ahead > 0 ? "after" : "before"} the time the service saw last`,
    "correct the clock; if it is right, run purge --clock-is-right",
  );
}
