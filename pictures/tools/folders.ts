import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** From the project's root. */
export const mastersFolder = "pictures/masters";
export const madeFolder = "pictures/made";
export const manifestPath = "pictures/manifest.json";
export const placeholdersPath = "pictures/placeholders.css";

/** The made files' addresses begin with this; their names hold a hash, so browsers may keep them for ever. */
export const madeAddress = "/pictures";

export const inRoot = (path: string) => join(root, path);
export const master = (file: string) => inRoot(`${mastersFolder}/${file}`);

/** Where the file of an address is kept: hashed names beside the masters, fixed ones in public. */
export const fileOf = (address: string) =>
  inRoot(
    address.startsWith(`${madeAddress}/`)
      ? address.replace(madeAddress, madeFolder)
      : `public${address}`,
  );
