import autocannon from "autocannon";
import { enquiryPath } from "../contract/enquiry.ts";
import { complete } from "../server/testing/enquiries.ts";

/** What visitors ask for between two enquiries. */
const paths = [
  "/",
  "/services/soil-testing",
  "/contact",
  "/about",
  "/services/water-testing-service",
  "/clientele",
  "/accreditation",
  "/nabl-scope/testing-scope",
  "/healthz",
];

export interface Step {
  perSecond: number;
  p99Ms: number;
  /** Refused with 503, as the service does under overload. */
  shed: number;
  errors: number;
}

let sent = 0;

/** Nine pages and one enquiry in turn, at this rate over 64 connections. */
export async function mixedLoad(origin: string, rate: number, seconds: number): Promise<Step> {
  const result = await autocannon({
    url: origin,
    connections: 64,
    overallRate: rate,
    duration: seconds,
    headers: { "accept-encoding": "gzip, br" },
    requests: [
      ...paths.map((path) => ({ path })),
      {
        method: "POST",
        path: enquiryPath,
        headers: { "content-type": "application/json" },
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ ...complete, message: `Batch ${++sent}` }),
        }),
      },
    ],
  });
  const shed = result.statusCodeStats?.["503"]?.count ?? 0;
  return {
    perSecond: result["2xx"] / result.duration,
    p99Ms: result.latency.p99,
    shed,
    errors: result.errors + result.non2xx - shed,
  };
}
