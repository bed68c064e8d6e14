import { ConfigError, readConfig } from "../config.ts";
import { openEngine, openStore } from "../enquiries/open-store.ts";
import { defaultLeaseMs } from "../enquiries/store.ts";
import { eraseMail } from "../mail/folder.ts";
import { commands, UsageError } from "./commands.ts";

/** `npm run enquiries -- list`: what the operator does with enquiries, on whichever database is set. */
const usage =
  "npm run enquiries -- list | show REF | export --csv|--json | resend REF | forget EMAIL | purge | stats";

async function main([name = "", argument]: string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  const config = readConfig(process.env);
  const store = await openStore(openEngine(config.database), {
    rateLimit: config.rateLimit,
    acknowledge: config.acknowledge,
    leaseMs: defaultLeaseMs,
  });
  try {
    const context = {
      store,
      eraseMail: (references: string[]) => eraseMail(config.mailFolder, references),
      retentionDays: config.retentionDays,
      now: () => Date.now(),
    };
    console.log((await command(context, argument)).trimEnd());
  } finally {
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof UsageError || error instanceof ConfigError;
  console.error(expected ? error.message : `The enquiries cannot be read: ${String(error)}`);
  process.exitCode = 1;
});
