/** What a price depends on; it states no figure, because the laboratory has published none. */
export const pricing = {
  id: "price",
  heading: "What determines the price",
  intro:
    "We quote for each enquiry, because the same test can need different amounts of work. Four things matter:",
  items: [
    {
      title: "Tests and standards",
      text: "Which tests you need and the standard to follow, since methods differ in effort and equipment.",
    },
    {
      title: "Samples",
      text: "How many there are, and whether they must be cut, cored, cured or conditioned first.",
    },
    {
      title: "Place",
      text: "Laboratory or site. Site work adds travel, equipment, access and traffic arrangements.",
    },
    {
      title: "Report",
      text: "What the report must contain, such as a pass/fail statement or a recommendation.",
    },
  ],
  ask: "Ask for a quotation",
} as const;
