import { existsSync, readFileSync } from "node:fs";
import type { CutCrop } from "./cuts.ts";
import { inRoot, manifestPath } from "./folders.ts";

/** What the app and the build know of the made files. */
export interface Manifest {
  readonly pictures: Readonly<Record<string, MadePicture>>;
  readonly drawings: Readonly<Record<string, MadeDrawing>>;
}

export interface MadePicture {
  readonly key: string;
  readonly crops: readonly CutCrop[];
  /** The four corners, for the placeholder. */
  readonly colours: readonly string[];
}

export interface MadeDrawing {
  readonly key: string;
  readonly addresses: readonly string[];
}

export function readManifest(): Manifest {
  const file = inRoot(manifestPath);
  if (!existsSync(file)) return { pictures: {}, drawings: {} };
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}
