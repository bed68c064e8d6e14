/** A bar that moves in a terminal, and a line per file where there is none. */
export function progress(total: number, to: NodeJS.WriteStream = process.stderr) {
  let done = 0;
  return (what: string) => {
    done += 1;
    const filled = Math.round((done / total) * 30);
    const bar = `[${"#".repeat(filled)}${"-".repeat(30 - filled)}] ${done}/${total} ${what}`;
    if (to.isTTY) to.write(`\r\u001b[K${bar}${done === total ? "\n" : ""}`);
    else to.write(`${bar}\n`);
  };
}
