/** The headings of the list of tests. */
export const testListWords = {
  orders: "Order",
  alphabet: "From A to Z",
  material: "By material",
  standard: "By standard",
  confirm: "please ask first",
} as const;
