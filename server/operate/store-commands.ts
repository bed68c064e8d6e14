import { logActOnAll } from "../enquiries/access-log.ts";
import { openPostgres } from "../enquiries/postgres.ts";
import { writeBackup } from "./backup.ts";
import { type Command, type CommandContext, required, UsageError } from "./command.ts";
import { moveTo } from "./move-to.ts";
import { restoreBackup } from "./restore.ts";
import { missingSince, verifyStore } from "./verify.ts";

/** Commands on the store as a whole. */
export const storeCommands: Record<string, Command> = {
  async backup(context, typed) {
    const file = required(typed, "a file that does not exist yet");
    await log(context, "backed up");
    const rows = await writeBackup(context.engine, file, context.now()).catch(asUsageError);
    return `${rows} rows are in ${file}. It holds personal data: keep it where only you can read it.`;
  },

  async restore(context, typed) {
    const file = required(typed, "a file that backup wrote");
    const rows = await restoreBackup(context.engine, file).catch(asUsageError);
    await log(context, "restored");
    return `${rows} rows are restored.\n${await verified(context)}`;
  },

  verify: (context, file) => verified(context, file),

  async "move-to"(context, typed) {
    const url = required(typed, "the URL of an empty database, postgres://user:password@host/name");
    if (!/^postgres(ql)?:\/\//.test(url)) throw new UsageError("The URL begins with postgres://.");
    await log(context, "moved");
    const target = openPostgres(url);
    try {
      const rows = await moveTo(context.engine, target);
      return `${rows} rows are in the new database, equal to the old ones by count and checksum. Set DATABASE_URL, then start the service.`;
    } finally {
      await target.close();
    }
  },
};

/** All enquiries are read, and none is named. */
async function log({ engine, store, now }: CommandContext, act: string) {
  const { enquiries } = await store.stats(now());
  await engine.transact((run) => logActOnAll(run, act, now(), enquiries));
}

async function verified({ engine }: CommandContext, backup?: string): Promise<string> {
  const { enquiries, chains, erased, unchained, ...found } = await verifyStore(engine);
  const missing = backup ? await missingSince(engine, backup).catch(asUsageError) : [];
  const problems = [...found.problems, ...missing];
  const lines = [
    `${enquiries} enquiries in ${chains} chains, ${erased} more erased on record.`,
    ...(unchained ? [`${unchained} are older than the chains, and not proven by them.`] : []),
    ...problems,
  ];
  if (problems.length) throw new UsageError([...lines, "The store is NOT complete."].join("\n"));
  return [...lines, "None is missing, none was altered, and each has its mail."].join("\n");
}

/** The operator named the file, so its name and what is wrong with it may be printed. */
function asUsageError(error: unknown): never {
  const { code, path } = error as NodeJS.ErrnoException;
  throw path && code ? new UsageError(`${path} cannot be used (${code}).`) : error;
}
