/** Where figures come from. */
export const sourceCopy = {
  /** Followed by standards. */
  standard: "Source:",
  typical: "Typical values; we confirm yours when you book.",
  illustrative: "Illustrative, not measured.",
} as const;
