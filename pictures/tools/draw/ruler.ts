/** The site's ornament on a lower edge: short ticks, and a long one at every fifth. */
export function rulerTicks(width: number, bottom: number, step = 20): string {
  const ticks: string[] = [];
  for (let at = 0; at * step <= width; at++)
    ticks.push(`M${at * step} ${bottom}v-${at % 5 ? 12 : 28}`);
  return ticks.join("");
}
