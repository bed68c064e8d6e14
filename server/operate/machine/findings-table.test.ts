import { expect, test } from "vitest";
import { bad, ok, warn } from "./finding.ts";
import { findingsTable } from "./findings-table.ts";

test("a line for each finding, what to do below it, and a count", () => {
  const table = findingsTable([
    ok("Node", "Node 24"),
    warn("Free space", "900 MB are free", "free some space soon"),
    bad("Mail", "no server", "check SMTP_URL"),
  ]);
  expect(table).toBe(`This machine
  ok    Node        Node 24
  warn  Free space  900 MB are free
                    → free some space soon
  BAD   Mail        no server
                    → check SMTP_URL

3 checks: 1 bad, 1 warnings.`);
});
