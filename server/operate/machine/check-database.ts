import { dirname } from "node:path";
import type { Config } from "../../config.ts";
import { obstacleTo } from "../../data-folder.ts";
import { appliedMigrations, errorCodeOf, SchemaTooNew } from "../../enquiries/engines/engine.ts";
import { migrations } from "../../enquiries/engines/migrations.ts";
import { bad, good, type HealthCheck, healthOf } from "../../enquiries/store/health.ts";
import { enquiryRecords } from "../../enquiries/store/records.ts";
import { connectTo } from "../../enquiries/store/enquiry-store.ts";

export async function checkDatabase(config: Config, now: number): Promise<HealthCheck[]> {
  const { database, mailFolder, backupCopy } = config;
  const setting = database.kind === "sqlite" ? "DATA_DIR" : "DATABASE_URL";
  const obstacle = database.kind === "sqlite" && obstacleTo(database.file);
  if (obstacle)
    return [
      bad("Database", obstacle, "check DATA_DIR, which the service creates for its own user"),
    ];
  const engine = connectTo(database);
  try {
    const applied = `${await appliedMigrations(engine)} of ${migrations.length} migrations applied`;
    if (!applied.startsWith(`${migrations.length} `))
      return [bad("Database", applied, "start the service, which applies the others")];
    const records = enquiryRecords(engine);
    const dataFolder = dirname(mailFolder);
    const health = await healthOf({ engine, records, dataFolder, backupCopy }, now);
    return [good("Database", `${database.kind}, ${applied}`), ...health];
  } catch (error) {
    return [
      error instanceof SchemaTooNew
        ? bad("Database", "is newer than this release", error.message)
        : bad(
            "Database",
            `cannot be read (${errorCodeOf(error)})`,
            `check ${setting}; docs/runbook.md`,
          ),
    ];
  } finally {
    await engine.close().catch(() => {});
  }
}
