/** Levels of the log as priorities of syslog, which journald reads from a prefix such as <3> (sd-daemon(3)). */
const priorities: Record<string, number> = { 60: 2, 50: 3, 40: 4, 30: 6, 20: 7, 10: 7 };

interface Output {
  write(line: string): unknown;
}

export const logStream = (output: Output, isJournal: boolean): Output =>
  isJournal
    ? {
        write(line) {
          const [, level = "30"] = /^\{"level":(\d+)/.exec(line) ?? [];
          output.write(`<${priorities[level] ?? 6}>${line}`);
        },
      }
    : output;
