/** Whether a row's text holds every word that was typed, in any order and any case. */
export function matches(text: string, typed: string): boolean {
  const row = plain(text);
  return plain(typed)
    .split(" ")
    .every((word) => row.includes(word));
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim();
