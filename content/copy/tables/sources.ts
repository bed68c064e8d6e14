/** Where figures come from. */
export const sourceCopy = {
  /** Followed by standards. */
  standard: "Source:",
  typical: "Typical values.",
  illustrative: "Illustrative, not measured.",
} as const;
