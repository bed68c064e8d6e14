import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { ConfigError, readConfig } from "../config.ts";
import { obstacleTo } from "../data-folder.ts";
import { errorCodeOf, SchemaTooNew } from "../enquiries/engines/engine.ts";
import { enquiryRecords } from "../enquiries/store/records.ts";
import { openEngine } from "../enquiries/store/enquiry-store.ts";
import { webServerHealth } from "./machine/web-server-health.ts";
import { eraseMail } from "../mail/folder.ts";
import { mailQueue } from "../mail/queue.ts";
import { helpText, readCommand, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { builtOrigin } from "../static/load-site.ts";

const buildFolder = join(import.meta.dirname, "../../build");

const notify = (sentence: string) => console.error(sentence);

async function confirm(question: string): Promise<boolean> {
  process.stderr.write(question);
  for await (const line of createInterface({ input: process.stdin })) return line.trim() === "yes";
  return false;
}

async function main(args: string[]) {
  const run = readCommand(commands, args);
  if (!run) return console.log(helpText(commands));
  const config = readConfig(process.env);
  const { database, mailFolder } = config;
  // A misspelt DATA_DIR would otherwise list nothing, and back up nothing.
  const obstacle =
    database.kind === "sqlite" &&
    obstacleTo(args[0] === "import" ? dirname(database.file) : database.file);
  if (obstacle)
    throw new UsageError(
      `${obstacle}: check DATA_DIR, which the service creates for its own user.`,
    );
  const engine = openEngine(database);
  try {
    const context = {
      database,
      dataFolder: dirname(mailFolder),
      backupCopy: config.backupCopy,
      webServerHealth: (time: number) => webServerHealth(builtOrigin(buildFolder), time),
      engine,
      records: enquiryRecords(engine, () =>
        notify("The database cannot be written: this access is not in its log."),
      ),
      queue: mailQueue(engine),
      addresses: { to: config.mailTo, from: config.mailFrom },
      eraseMail: (references: string[]) => eraseMail(mailFolder, references),
      confirm,
      now: () => Date.now(),
      notify,
    };
    const output = (await run(context)).trimEnd();
    if (output) console.log(output);
  } finally {
    await engine.close();
  }
}

// A program such as head closes the pipe early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const expected = [UsageError, ConfigError, SchemaTooNew];

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(
    expected.some((kind) => error instanceof kind)
      ? (error as Error).message
      : `The enquiries cannot be read or written (${errorCodeOf(error)}). See docs/runbook.md.`,
  );
  process.exitCode = 1;
});
