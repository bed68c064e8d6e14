import type { AppOptions } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { stubSite } from "./stub-site.ts";

/** Everything the service is made of, for tests that look at one part of it. It has no store. */
export const appParts = (change: Partial<AppOptions> = {}): AppOptions => ({
  site: stubSite,
  store: {} as EnquiryStore,
  metrics: createMetrics(),
  allowedOrigins: [],
  trustProxy: [],
  now: () => new Date(),
  onKept: () => {},
  logger: false,
  ...change,
});
