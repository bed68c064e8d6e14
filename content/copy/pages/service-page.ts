/** The controls of every service page. */
export const servicePageCopy = {
  call: "Call",
  print: "Print this page",
  onThisPage: "On this page",
  ask: "Ask us",
  /** The page above it in the breadcrumbs. */
  services: "Services",
} as const;

/** What the page of a service says of itself and of other services. */
export const serviceTextCopy = {
  /** Followed by the subject of the service. */
  askAbout: "Ask about",
  covers: (here: string) => `This page covers ${here}.`,
  /** Followed by a link. */
  see: (what: string) => `For ${what}, see`,
  allServices: "All testing services",
  cited: (count: number) => (count === 1 ? "One more standard" : `${count} more standards`),
} as const;
