import type { CommandContext } from "../operate/command.ts";
import { noon } from "./enquiries.ts";
import type { TestStore } from "./test-store.ts";

/** The commands' context on a store of a test. */
export const commandContext = (
  store: TestStore,
  change: Partial<CommandContext> = {},
): CommandContext => ({
  database: { kind: "sqlite", file: "" },
  engine: store.engine,
  records: store,
  queue: store,
  eraseMail: async () => {},
  retentionDays: 730,
  now: () => noon,
  ...change,
});
