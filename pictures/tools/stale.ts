import { existsSync } from "node:fs";
import type { CutPicture, WebFile } from "./cuts.ts";
import type { Drawing } from "./drawings.ts";
import { fileOf } from "./folders.ts";
import type { Manifest } from "./manifest.ts";

const exists = (address: string) => existsSync(fileOf(address));

/** A cut's name holds the key of its master and recipe: a file that is there is current. */
export const unmadeFiles = ({ files }: CutPicture): WebFile[] =>
  files.filter(({ address }) => !exists(address));

/** Some drawings have fixed names, so the manifest says what they were made from. */
export const staleDrawings = (all: readonly Drawing[], { drawings }: Manifest): Drawing[] =>
  all.filter(({ id, key, addresses }) => drawings[id]?.key !== key || !addresses.every(exists));
