import { spawnSync } from "node:child_process";

/** Resident memory of a process, in MB; 0 once it has ended. */
export const residentMb = (pid: number): number =>
  Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)]).stdout) / 1024;
