export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (widthOf(word) > width) throw new Error(`"${word}" does not fit into its line.`);
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
