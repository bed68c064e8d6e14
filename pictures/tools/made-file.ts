import { existsSync } from "node:fs";
import { fileOf, type MadeFiles } from "#publish/pictures.ts";

/** A file that browsers request, the key of what it is made from, and how to make it. */
export interface MadeFile {
  readonly path: string;
  readonly key: string;
  readonly make: () => Promise<Buffer | string>;
}

const shortKey = (key: string) => key.slice(0, 8);

/** Names with a key in them never change their content, so browsers may cache them for ever. */
export const hashedName = (name: string, key: string) => `${name}-${shortKey(key)}`;
export const hashedPath = (name: string, key: string, suffix: string) =>
  `/pictures/${hashedName(name, key)}${suffix}`;

/** A hashed name needs only to exist; for a fixed one the manifest holds the key it was made with. */
export const isCurrent = ({ path, key }: MadeFile, { files }: MadeFiles) =>
  existsSync(fileOf(path)) && (path.includes(shortKey(key)) || files[path] === key);
