import { type CommandContext, readCommand } from "../operate/command.ts";
import { commands } from "../operate/commands.ts";
import { addresses, noon } from "./enquiries.ts";
import type { TestStore } from "./test-store.ts";

export const commandContext = (
  store: TestStore,
  change: Partial<CommandContext> = {},
): CommandContext => ({
  database: { kind: "sqlite", file: "" },
  dataFolder: ".",
  backupCopy: "",
  webServerHealth: async () => [],
  engine: store.engine,
  records: store,
  queue: store,
  addresses,
  eraseMail: async () => {},
  confirm: async () => true,
  now: () => noon,
  notify: () => {},
  ...change,
});

export const runCommand = async (context: CommandContext, ...args: string[]): Promise<string> =>
  readCommand(commands, args)!(context);
