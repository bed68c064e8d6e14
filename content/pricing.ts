/** What a price depends on; it states no figure, because the laboratory has published none. */
export const pricing = {
  id: "price",
  heading: "What determines the price",
  intro:
    "We quote for each request: the tests and their standards, the number of samples and their preparation, work in the laboratory or on site, and what the report must contain.",
  ask: "Ask for a quotation",
} as const;
