import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Creates a folder that only its owner can read, one level at a time: Node's recursive way never ends below /proc. */
export function makePrivateFolder(folder: string) {
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

export function makePrivateFile(file: string) {
  makePrivateFolder(dirname(file));
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}
