/** Fetches a file and saves it under this name. */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  const blobUrl = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = blobUrl;
  link.download = name;
  link.click();
  // The browser reads the blob after this task; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(blobUrl), 60_000);
}
