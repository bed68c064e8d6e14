import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { enquiryPath } from "#contract/enquiry.ts";
import { complete } from "#server/testing/enquiries.ts";
import { startServer } from "#server/testing/start-server.ts";
import { residentMb } from "./resident-memory.ts";
import { table } from "./tables.ts";

const page = "/services/soil-testing";

/** What a visitor sees during three attacks, each on a new process with a heap of 512 MB. */
export async function attack(): Promise<string> {
  const rows = [
    await during("1,000 × 2,000 pipelined requests, unread", 20, pipeline),
    await during("640 clients posting from one address", 8, flood, { RATE_LIMIT: "10" }),
    await during("2,000 idle connections", 3, idle),
  ];
  return table(["attack", "page p50 ms", "page max ms", "failed", "peak MB"], rows);
}

async function during(
  name: string,
  seconds: number,
  start: (origin: string, seconds: number) => Promise<() => unknown>,
  env: Record<string, string> = {},
): Promise<string[]> {
  const server = await startServer({ args: ["--max-old-space-size=512", "server/main.ts"], env });
  let peak = 0;
  const memory = setInterval(() => (peak = Math.max(peak, residentMb(server.pid))), 200);
  try {
    const end = await start(server.origin, seconds);
    const times = await visit(server.origin, seconds);
    await end();
    const served = times.filter((time) => time !== undefined).toSorted((a, b) => a - b);
    const failed = String(times.length - served.length);
    return [name, ms(served[served.length >> 1]), ms(served.at(-1)), failed, peak.toFixed(0)];
  } finally {
    clearInterval(memory);
    await server.kill();
  }
}

const ms = (time: number | undefined) => time?.toFixed(0) ?? "–";

/** Another visitor, with a new connection for each page; undefined where there was no response. */
async function visit(origin: string, seconds: number): Promise<(number | undefined)[]> {
  const times: (number | undefined)[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const started = performance.now();
    const served = await fetch(origin + page, {
      headers: { connection: "close" },
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (response) => (await response.text()) && response.ok,
      () => false,
    );
    times.push(served ? performance.now() - started : undefined);
    await pause(50);
  }
  return times;
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
