/** What a request and its entries hold; what is beyond is refused with a sentence, or kept as text. */
export const limits = { entries: 500, mark: 100, text: 300, quantity: 999 } as const;
