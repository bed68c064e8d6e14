/** What a sample needs, on service pages and beside a request. */
export const whatToBringCopy = {
  heading: "What to bring",
  sample: "Sample",
  minimum: (amount: string) => `at least ${amount}`,
  unfit: (state: string) => `not ${state}`,
  packing: "Packing",
  onSite: "On site",
  documents: "Documents to include",
  time: "Time",
} as const;
