import type { Engine } from "../enquiries/engines/engine.ts";
import type { Records } from "../enquiries/store/records.ts";
import type { Database } from "../enquiries/store/store.ts";
import type { MailQueue } from "../mail/queue.ts";

export interface CommandContext {
  database: Database;
  engine: Engine;
  records: Records;
  queue: MailQueue;
  eraseMail: (references: string[]) => Promise<void>;
  retentionDays: number;
  now: () => number;
}

/** Returns the text to print. */
export type Command = (context: CommandContext, argument: string | undefined) => Promise<string>;

/** Something that the operator can correct; its message is all that is printed. */
export class UsageError extends Error {}

export function required(argument: string | undefined, what: string): string {
  if (!argument) throw new UsageError(`Name ${what}.`);
  return argument;
}
