/** What a request holds; a line beyond them is refused with a sentence. */
export const limits = { entries: 500, mark: 100, text: 300, quantity: 999 } as const;
