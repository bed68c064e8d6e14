import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { enquiryPath } from "../contract/enquiry.ts";
import { complete } from "../server/testing/enquiries.ts";
import { startServer } from "../server/testing/start-server.ts";
import { residentMb } from "./resident-memory.ts";
import { median, table } from "./tables.ts";

const page = "/services/soil-testing";

/** What a visitor sees during three attacks, each on a new process with a heap of 512 MB. */
export async function attack(): Promise<string> {
  const rows = [
    await during("1,000 × 2,000 pipelined requests, unread", 20, pipeline),
    await during("640 clients posting from one address", 8, flood, { RATE_LIMIT: "10" }),
    await during("2,000 idle connections", 3, idle),
  ];
  return table(["attack", "page p50 ms", "max ms", "served", "shed", "failed", "peak MB"], rows);
}

async function during(
  name: string,
  seconds: number,
  start: (origin: string, seconds: number) => Promise<() => unknown>,
  env: Record<string, string> = {},
): Promise<string[]> {
  const server = await startServer({ args: ["--max-old-space-size=512", "server/main.ts"], env });
  let peak = 0;
  const memory = setInterval(
    () => void residentMb(server.pid).then((mb) => (peak = Math.max(peak, mb))),
    500,
  );
  try {
    const end = await start(server.origin, seconds);
    const visits = await readPages(server.origin, seconds);
    await end();
    return [name, ...summary(visits), peak.toFixed(0)];
  } finally {
    clearInterval(memory);
    await server.kill();
  }
}

interface Visit {
  /** Undefined if there was no response. */
  status: number | undefined;
  ms: number;
}

function summary(visits: Visit[]): string[] {
  const withStatus = (wanted: number | undefined) =>
    visits.filter(({ status }) => status === wanted);
  const times = withStatus(200).map(({ ms }) => ms);
  const [middle, most] = times.length ? [median(times), Math.max(...times)] : [];
  return [
    ...[middle, most].map((ms) => ms?.toFixed(0) ?? "–"),
    ...[times, withStatus(503), withStatus(undefined)].map(({ length }) => String(length)),
  ];
}

/** Another visitor, with a new connection for each page. */
async function readPages(origin: string, seconds: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const started = performance.now();
    const status = await fetch(origin + page, {
      headers: { connection: "close" },
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (response) => {
        await response.text();
        return response.status;
      },
      () => undefined,
    );
    visits.push({ status: status, ms: performance.now() - started });
    await pause(50);
  }
  return visits;
}

async function pipeline(origin: string) {
  const requests = `GET ${page} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2000);
  const sockets = await open(origin, 1000);
  for (const socket of sockets) socket.write(requests);
  return () => close(sockets);
}

async function flood(origin: string, seconds: number) {
  const run = autocannon({
    url: origin + enquiryPath,
    connections: 640,
    workers: 1,
    duration: seconds,
    method: "POST",
    headers: { "content-type": "application/json" },
    // The same values again would be one enquiry.
    idReplacement: true,
    body: JSON.stringify({ ...complete, message: "[<id>]" }),
  });
  return () => run;
}

async function idle(origin: string) {
  const sockets = await open(origin, 2000);
  for (const socket of sockets) socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  return () => close(sockets);
}

/** Connections that never read. */
async function open(origin: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname).pause();
    return socket.on("error", () => socket.destroy());
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect").catch(() => {})));
  return sockets;
}

const close = (sockets: Socket[]) => sockets.forEach((socket) => socket.destroy());
