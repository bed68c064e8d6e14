import { statSync } from "node:fs";
import { dirname } from "node:path";
import { type Config, ConfigError } from "./config.ts";
import { makePrivateFolder } from "./enquiries/private-file.ts";

/** Trouble that may pass; the service starts, and connects when it has. */
const temporaryCodes = ["ENOSPC", "EDQUOT", "EIO"];

/** Creates DATA_DIR if something will be written there; a place where it cannot be is a wrong setting. */
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
