/** The bytes of a page's response bodies as sent, in KB (1000 bytes); `npm test` fails above these. */
export const weightBudgetKb = {
  /** Everything before scripts start, 390 px wide. */
  beforeScripts: 160,
  fonts: 45,
  pictures: 40,
  /** The document with its styles. */
  document: 30,
  /** The scope page lists every test; the pages of its PDF are counted apart. */
  scopeDocument: 45,
  /** The page of a standard, beyond the frame that all pages share. */
  standard: 5,
  /** Once the page is hydrated; three of them are the search and the request. */
  scripts: 128,
} as const;

/** What a server sends without waiting for the browser; as Brotli, home with its headers has to fit. */
export const firstRoundTrip = 14_600;

/** Documents with their headers, through nginx; home then comes with the first round trip, as gzip too. */
export const documentGoals = {
  "/": { br: 13_000, gzip: 14_500 },
  "/services/soil-testing": { br: 16_500 },
  "/services/water-testing-service": { br: 18_500 },
} as const;

/** Times depend on the machine, so only `npm run bench` compares them with these. */
export const paceBudget = {
  lighthouseScore: 100,
  /** LCP of these pages, mobile, as a share of the control page's in the same run. */
  lcpRatio: 1.15,
  lcpPaths: ["/", "/services/soil-testing"] as readonly string[],
  totalBlockingMs: 50,
  layoutShift: 0,
  /** From the click to the new heading, as a share of loading the control page. */
  navigationRatio: 0.7,
} as const;
