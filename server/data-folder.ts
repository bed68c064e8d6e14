import { accessSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { type Config, ConfigError } from "./config.ts";

/** Errors that may be temporary: the service starts, and opens the database once it can. */
const temporaryCodes = ["ENOSPC", "EDQUOT", "EIO"];

export function requireDataFolder({ database, smtp, mailFolder }: Config) {
  if (database.kind === "postgres" && smtp) return;
  const folder = dirname(mailFolder);
  try {
    makePrivateFolder(folder);
    if (!statSync(folder).isDirectory())
      throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (temporaryCodes.includes(code)) return;
    throw new ConfigError(`DATA_DIR is "${folder}", where no folder can be created (${code}).`);
  }
}

/** Creates a folder that only its owner can read, one level at a time: recursive mkdir never ends below /proc. */
function makePrivateFolder(folder: string) {
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** What keeps this user from a file or folder, such as the rights of the service's own; undefined if nothing does. */
export function obstacleTo(path: string): string | undefined {
  try {
    accessSync(path);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? `${path} does not exist` : `${path} cannot be read (${code})`;
  }
}
