/** Whether the text contains every typed word, in any order and case. */
export function matches(text: string, typed: string): boolean {
  const row = plain(text);
  return plain(typed)
    .split(" ")
    .every((word) => row.includes(word));
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim();
