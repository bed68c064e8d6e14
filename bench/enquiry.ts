import autocannon from "autocannon";
import { enquiryPath } from "../contract/enquiry.ts";
import { complete } from "../server/testing/enquiries.ts";
import { startPostgres } from "../server/testing/postgres-server.ts";
import { startServer } from "../server/testing/start-server.ts";
import { table } from "./tables.ts";

const warmUpSeconds = 3;
const seconds = 20;
const enquiriesPerSecond = 50;
const pagesPerSecond = 200;

export async function enquiry(): Promise<string> {
  const postgres = await startPostgres();
  try {
    const rows = [
      ...(await measure("SQLite", {})),
      ...(await measure("PostgreSQL", { DATABASE_URL: postgres.url })),
    ];
    return table(["database", "requests", "per s", "p50 ms", "p99 ms", "max ms", "failed"], rows);
  } finally {
    await postgres.remove();
  }
}

async function measure(database: string, env: Record<string, string>): Promise<string[][]> {
  const service = await startServer({ env });
  try {
    await send(service.origin, warmUpSeconds);
    const [enquiries, pages] = await send(service.origin, seconds);
    return [row(database, "enquiries", enquiries), row(database, "pages", pages)];
  } finally {
    await service.stop();
  }
}

let sent = 0;

function send(url: string, duration: number) {
  // The service closes connections after 100 requests, which autocannon does not expect.
  const options = { url, duration, connections: 10, reconnectRate: 100 };
  return Promise.all([
    autocannon({
      ...options,
      overallRate: enquiriesPerSecond,
      requests: [
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
    }),
    autocannon({
      ...options,
      overallRate: pagesPerSecond,
      headers: { "accept-encoding": "br" },
      requests: ["/", "/services/soil-testing", "/contact"].map((path) => ({ path })),
    }),
  ]);
}

const row = (database: string, what: string, result: autocannon.Result): string[] => [
  database,
  what,
  ...[
    result["2xx"] / result.duration,
    result.latency.p50,
    result.latency.p99,
    result.latency.max,
    result.non2xx + result.errors,
  ].map((figure) => figure.toFixed(0)),
];
