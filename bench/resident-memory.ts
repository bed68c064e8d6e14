import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Resident memory of a process, in MB; 0 once it has ended. */
export const residentMb = (pid: number): Promise<number> =>
  run("ps", ["-o", "rss=", "-p", String(pid)]).then(
    ({ stdout }) => Number(stdout) / 1024,
    () => 0,
  );
