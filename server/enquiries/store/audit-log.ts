import type { Run } from "../engines/engine.ts";

export const auditLog = (run: Run, action: string, now: number, references: readonly string[]) =>
  run(
    "insert into access_log (at, action, enquiries, reference) values (?, ?, ?, ?)",
    now,
    action,
    references.length,
    references.length === 1 ? references[0]! : "",
  );
