import type { Engine } from "../enquiries/engines/engine.ts";
import type { HealthCheck } from "../enquiries/store/health.ts";
import type { Records } from "../enquiries/store/records.ts";
import type { Database } from "../enquiries/store/enquiry-store.ts";
import { alignedText, type MailAddresses } from "../mail/enquiry-mail.ts";
import type { MailQueue } from "../mail/queue.ts";

export interface CommandContext {
  database: Database;
  dataFolder: string;
  backupCopy: string;
  webServerHealth: (now: number) => Promise<HealthCheck[]>;
  engine: Engine;
  records: Records;
  queue: MailQueue;
  addresses: MailAddresses;
  eraseMail: (references: string[]) => Promise<void>;
  confirm: (question: string) => Promise<boolean>;
  now: () => number;
  notify: (sentence: string) => void;
}

interface Command {
  does: string;
  /** In brackets if it may be left out; several words are one argument, and an option is one that it names. */
  argument?: string;
  run(context: CommandContext, argument: string): Promise<string>;
}

/** Something that the operator can correct; its message is all that is printed. */
export class UsageError extends Error {}

export type Commands = Readonly<Record<string, Command>>;

export function readCommand(commands: Commands, [name = "help", ...words]: readonly string[]) {
  if (asksForHelp([name, ...words])) return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". Try: help`);
  const { argument = "" } = command;
  const isNeeded = /^\w/.test(argument);
  const isUnknown = (word: string) => word.startsWith("-") && !argument.split(" ").includes(word);
  const isWrong = words.length ? !argument || words.some(isUnknown) : isNeeded;
  if (isWrong) throw new UsageError(`Usage: ${usage(name, command)}`);
  return (context: CommandContext) => command.run(context, words.join(" "));
}

export const asksForHelp = (words: readonly string[]) =>
  words.some((word) => /^(help|--help|-h)$/.test(word));

const usage = (name: string, { argument }: Command) => [name, argument].filter(Boolean).join(" ");

export const helpText = (commands: Commands): string =>
  [
    "On the server: laboratory COMMAND. In a checkout: npm run -s enquiries -- COMMAND.",
    "Times are Indian, REF is a reference such as K7MX-4XR2.",
    "",
    alignedText(
      Object.entries(commands).map(([name, command]) => [usage(name, command), command.does]),
    ),
  ].join("\n");
