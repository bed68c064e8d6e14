/** The headings of the list of tests. */
export const testListCopy = {
  orders: "Order",
  alphabet: "From A to Z",
  material: "By material",
  standard: "By standard",
  confirm: "please ask first",
  withoutScripts:
    "The search needs JavaScript. Without it this page always shows the whole list; your browser can search in the page.",
} as const;
