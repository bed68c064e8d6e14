/** Fetches a file and hands it to the browser to keep under this name. */
export async function saveFile(address: string, name: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
  const held = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = held;
  link.download = name;
  link.click();
  // The browser reads it after this turn; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(held), 60_000);
}
