/** What a page may weigh, in KB (1000 bytes) as sent, brotli where it helps. `npm test` fails above these. */
export const weightBudgetKb = {
  /** Before scripts start, 390 px wide. */
  beforeScripts: 160,
  fonts: 45,
  pictures: 40,
  /** The document with its styles. */
  document: 30,
  /** The scope page lists every test; its viewer is counted apart. */
  scopeDocument: 45,
  /** Once the page answers to presses, on any page but the viewer's. */
  scripts: 110,
} as const;

/** Times depend on the machine: `npm run bench` prints them beside these, `npm test` never asks. */
export const paceBudget = {
  lighthouseScore: 100,
  /** Largest contentful paint on these pages, mobile, as a share of the control page's in the same run. */
  lcpRatio: 1.15,
  lcpPaths: ["/", "/services/soil-testing"] as readonly string[],
  totalBlockingMs: 50,
  layoutShift: 0,
  /** From click to the new heading, as a share of loading the control document. */
  navigationRatio: 0.7,
  /** Requests per second, as a share of nginx with one worker. */
  servingRatio: 0.45,
} as const;
