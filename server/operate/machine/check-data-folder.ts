import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "../../config.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const mb = 1024 * 1024;
const enoughMb = 1024;
const leastMb = 100;

/** The folder of the embedded database and of mail files, where something is written there. */
export function checkDataFolder({ database, smtp, mailFolder }: Config): Finding[] {
  if (database.kind === "postgres" && smtp) return [];
  const folder = dirname(mailFolder);
  if (!existsSync(folder))
    return [ok("Data folder", `${folder} will be created`), freeSpace(existing(folder))];
  return [permissions(folder), freeSpace(folder)];
}

function permissions(folder: string): Finding {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return bad(
      "Data folder",
      `${folder} cannot be written by this user`,
      `chown it to the service's user`,
    );
  }
  const open = statSync(folder).mode & 0o077;
  return open
    ? warn("Data folder", `${folder} can be read by other users`, `chmod 700 ${folder}`)
    : ok("Data folder", `${folder} is private`);
}

function freeSpace(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / mb);
  const found = `${free} MB are free`;
  if (free < leastMb)
    return bad("Free space", found, "free space: enquiries cannot be kept without it");
  return free < enoughMb
    ? warn("Free space", found, "free some space soon")
    : ok("Free space", found);
}

/** The nearest folder above that exists. */
const existing = (folder: string): string =>
  existsSync(folder) ? folder : existing(dirname(folder));
