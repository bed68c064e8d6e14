import { parseArgs } from "node:util";
import type { Engine } from "../enquiries/engines/engine.ts";
import type { HealthCheck } from "../enquiries/store/health.ts";
import type { Records } from "../enquiries/store/records.ts";
import type { Database } from "../enquiries/store/store.ts";
import { alignedText, type Mail, type MailAddresses } from "../mail/enquiry-mail.ts";
import type { MailQueue } from "../mail/queue.ts";

export interface CommandContext {
  database: Database;
  dataFolder: string;
  webServerHealth: (now: number) => Promise<HealthCheck[]>;
  engine: Engine;
  records: Records;
  queue: MailQueue;
  addresses: MailAddresses;
  sendMail: ((mail: Mail) => Promise<void>) | undefined;
  eraseMail: (references: string[]) => Promise<void>;
  confirm: (question: string) => Promise<boolean>;
  now: () => number;
  notify: (sentence: string) => void;
}

const options = {
  since: { type: "string" },
  search: { type: "string" },
  limit: { type: "string" },
  csv: { type: "boolean" },
  json: { type: "boolean" },
  failed: { type: "boolean" },
  waiting: { type: "boolean" },
  send: { type: "boolean" },
} as const;

type OptionName = keyof typeof options;
export type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

export interface Command {
  does: string;
  argument?: "REF" | "FILE" | "REF | EMAIL";
  instead?: readonly OptionName[];
  options?: readonly OptionName[];
  run(context: CommandContext, argument: string, given: Options): Promise<string>;
}

/** Something that the operator can correct; its message is all that is printed. */
export class UsageError extends Error {}

export type Commands = Readonly<Record<string, Command>>;

export function readCommand(commands: Commands, [name = "help", ...args]: readonly string[]) {
  if (["help", "--help", "-h"].includes(name) || args.some((arg) => /^(--help|-h)$/.test(arg)))
    return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}". Try: help`);
  const { values, positionals } = parsed(name, command, args);
  const argument = positionals.join("");
  const replacing = (command.instead ?? []).filter((one) => values[one]).length;
  const given = (argument ? 1 : 0) + replacing;
  if (
    given !== (command.argument ? 1 : 0) ||
    (positionals.length > 1 && !command.argument?.startsWith("REF"))
  )
    throw new UsageError(`Usage: ${usage(name, command)}`);
  return (context: CommandContext) => command.run(context, argument, values);
}

function parsed(name: string, command: Command, args: string[]) {
  const known = [...(command.instead ?? []), ...(command.options ?? [])];
  try {
    return parseArgs({
      args,
      options: Object.fromEntries(known.map((one) => [one, options[one]])) as typeof options,
      allowPositionals: command.argument !== undefined,
    });
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.(?= |$)/);
    throw new UsageError(`${sentence}. Usage: ${usage(name, command)}`);
  }
}

function usage(name: string, command: Command): string {
  const { argument, instead = [] } = command;
  const needed = [argument, ...instead.map((one) => `--${one}`)].filter(Boolean).join(" | ");
  const optional = (command.options ?? []).map((one) =>
    options[one].type === "string" ? `[--${one} ${one.toUpperCase()}]` : `[--${one}]`,
  );
  return [name, needed, ...optional].filter(Boolean).join(" ");
}

export const helpText = (commands: Commands): string =>
  [
    "On the server: laboratory COMMAND. In a checkout: npm run -s enquiries -- COMMAND.",
    "Times are Indian, SINCE is a day such as 2026-11-01, REF a reference such as K7MX-4XR2.",
    "",
    alignedText(
      Object.entries(commands).map(([name, command]) => [usage(name, command), command.does]),
    ),
  ].join("\n");
