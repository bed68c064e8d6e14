import type { AppOptions } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store/store.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { noLimit } from "./enquiries.ts";
import { stubSite } from "./stub-site.ts";

/** For tests of one part of the service; there is no store. */
export const appOptions = (change: Partial<AppOptions> = {}): AppOptions => ({
  site: stubSite,
  store: {} as EnquiryStore,
  rules: noLimit,
  metrics: createMetrics(),
  allowedOrigins: [],
  trustProxy: [],
  now: () => new Date(),
  onAccepted: () => {},
  logger: false,
  ...change,
});
