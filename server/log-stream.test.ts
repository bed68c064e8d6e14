import { expect, test } from "vitest";
import { logStream } from "./log-stream.ts";

test("journald learns the priority of each line, other logs stay JSON", () => {
  const lines: string[] = [];
  const output = { write: (line: string) => lines.push(line) };
  for (const isJournal of [true, false])
    for (const level of [50, 40, 30, 20])
      logStream(output, isJournal).write(`{"level":${level},"msg":"x"}\n`);
  expect(lines.map((line) => line.slice(0, 11))).toEqual([
    '<3>{"level"',
    '<4>{"level"',
    '<6>{"level"',
    '<7>{"level"',
    '{"level":50',
    '{"level":40',
    '{"level":30',
    '{"level":20',
  ]);
});
