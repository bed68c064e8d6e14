/** The dialog that takes lines of a bill of quantities. */
export const pasteDialogCopy = {
  list: "Your list",
  hint: "One test on each line, as in a bill of quantities or a spreadsheet. Numbers and quantities are read.",
  match: "Match",
  close: "Close",
  failed: "The search did not load. Please check your connection and try again.",
  nothing: "There is no line to match yet.",
  summary: (clear: number, unclear: number, none: number) =>
    [
      clear && `${clear} matched`,
      unclear && `${unclear} unclear: please choose`,
      none && `${none} not found: added as you wrote ${none === 1 ? "it" : "them"}`,
    ]
      .filter(Boolean)
      .join("; "),
  matched: "Matched",
  unclear: "Unclear",
  notFound: "Not found, added as text",
  quantity: (count: number) => `Quantity ${count}`,
  asText: "Keep my words",
  leaveOut: "Leave out",
  add: (count: number) => `Add ${count} to your request`,
} as const;
