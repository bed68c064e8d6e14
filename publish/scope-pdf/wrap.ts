/** Breaks a text at its spaces into lines of at most this width. A word that is wider cannot be set. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (measure(word) > width)
      throw new Error(`"${word}" is wider than its column in the scope document.`);
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
