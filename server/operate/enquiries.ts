import { ConfigError, readConfig } from "../config.ts";
import { requireDataFolder } from "../data-folder.ts";
import { ClockJumped } from "../enquiries/store/clock-check.ts";
import { errorCodeOf } from "../enquiries/engines/engine.ts";
import { enquiryRecords } from "../enquiries/store/records.ts";
import { openEngine } from "../enquiries/store/store.ts";
import { eraseMail } from "../mail/folder.ts";
import { mailQueue } from "../mail/queue.ts";
import { UsageError } from "./command.ts";
import { commands } from "./commands.ts";

/** `npm run enquiries -- list`: operator commands on the configured database. */
const usage =
  "npm run enquiries -- list | show REF | export --csv|--json | resend REF | forget EMAIL | purge [--clock-is-right] | stats | backup FILE | verify | import FILE";

async function main([name = "", argument]: string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  const config = readConfig(process.env);
  requireDataFolder(config);
  const engine = openEngine(config.database);
  try {
    const context = {
      database: config.database,
      engine,
      records: enquiryRecords(engine),
      queue: mailQueue(engine),
      eraseMail: (references: string[]) => eraseMail(config.mailFolder, references),
      retentionDays: config.retentionDays,
      now: () => Date.now(),
    };
    console.log((await command(context, argument)).trimEnd());
  } finally {
    await engine.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = [UsageError, ConfigError, ClockJumped].some((kind) => error instanceof kind);
  console.error(
    expected
      ? (error as Error).message
      : `The enquiries cannot be read or written (${errorCodeOf(error)}): ${String(error)}`,
  );
  process.exitCode = 1;
});
