/** A bar that moves in a terminal; elsewhere one line for each file. */
export function progress(total: number, output: NodeJS.WriteStream = process.stderr) {
  let done = 0;
  return (name: string) => {
    done += 1;
    const filled = Math.round((done / total) * 30);
    const bar = `[${"#".repeat(filled)}${"-".repeat(30 - filled)}] ${done}/${total} ${name}`;
    if (output.isTTY) output.write(`\r\u001b[K${bar}${done === total ? "\n" : ""}`);
    else output.write(`${bar}\n`);
  };
}
