/** The dialog that takes lines of a bill of quantities. */
export const pasteDialogCopy = {
  list: "Your list",
  hint: "One test on each line, as in a bill of quantities or a spreadsheet. Quantities are read; what else a line says goes into “Mark or location”.",
  match: "Match",
  close: "Close",
  cancel: "Cancel",
  edit: "Edit the text",
  failed: "The search did not load. Please check your connection and try again.",
  nothing: "There is no line to match yet.",
  tooMany: (count: number, most: number) =>
    `Your list has ${count} lines. Please paste at most ${most} at a time.`,
  tooLong: (text: string, most: number) =>
    `Please shorten the line “${text.slice(0, 40)}…” to ${most} characters.`,
  full: (most: number) => `A request holds ${most} entries. Please leave some lines out.`,
  summary: (lines: number, open: number, matched: number, texts: number) =>
    `${lines} ${lines === 1 ? "line" : "lines"}: ${[
      open && `${open} to choose`,
      matched && `${matched} matched`,
      texts && `${texts} kept as text`,
    ]
      .filter(Boolean)
      .join(", ")}`,
  open: "Which test is it?",
  which: (text: string) => `Which test is “${text}”?`,
  howMany: "How many? Please set the quantity in your request.",
  chosen: "To be added",
  test: "Test",
  quantity: "Qty",
  set: "Set",
  change: (name: string) => `Change ${name}`,
  asText: "Keep as text",
  keptAsText: "Kept as text",
  leaveOut: "Leave out",
  left: (count: number) =>
    count === 1
      ? "The line without a choice is not added."
      : `The ${count} lines without a choice are not added.`,
  add: (count: number) => `Add ${count} to your request`,
} as const;
