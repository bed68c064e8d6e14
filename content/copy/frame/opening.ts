/** Whether the laboratory is open now, and if not, when it opens. */
export const openingCopy = {
  openNow: (closes: string) => `Open now, until ${closes}`,
  opens: (inDays: number, weekday: string, time: string) =>
    `Opens ${inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : weekday} at ${time}`,
} as const;
