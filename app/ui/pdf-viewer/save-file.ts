import { saveBlob } from "../save-blob.ts";

/** Fetches a file and saves it under this name. */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  saveBlob(await response.blob(), name);
}
