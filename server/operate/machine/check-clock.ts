import { spawnSync } from "node:child_process";
import { type Finding, ok, warn } from "./finding.ts";

/** Whether the clock is set from the network, where systemd can tell. */
export function checkClockSynchronised(
  show = () =>
    spawnSync("timedatectl", ["show", "-p", "NTPSynchronized"], { encoding: "utf8" }).stdout,
): Finding[] {
  const [, answer] = /^NTPSynchronized=(yes|no)$/m.exec(show() ?? "") ?? [];
  if (!answer) return [];
  return [
    answer === "yes"
      ? ok("Time service", "the clock is set from the network")
      : warn("Time service", "the clock is not set from the network", "timedatectl set-ntp true"),
  ];
}
