import { existsSync } from "node:fs";
import { fileOf, generatedFiles } from "#publish/pictures.ts";

/** A file that browsers request, the key of its sources, and how to make it. */
export interface GeneratedFile {
  readonly path: string;
  readonly key: string;
  readonly make: () => Promise<Buffer | string>;
}

const shortKey = (key: string) => key.slice(0, 8);

/** Names with a key in them never change their content, so browsers may cache them for ever. */
export const hashedName = (name: string, key: string) => `${name}-${shortKey(key)}`;
export const hashedPath = (name: string, key: string, suffix: string) =>
  `/pictures/${hashedName(name, key)}${suffix}`;

/** A hashed name needs only to exist; for a fixed one the manifest holds the key of its sources. */
export const isCurrent = ({ path, key }: GeneratedFile) =>
  existsSync(fileOf(path)) && (path.includes(shortKey(key)) || generatedFiles.files[path] === key);
