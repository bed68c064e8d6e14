import { startPostgres } from "../server/testing/postgres-server.ts";
import { connections, measuredProcess, type Speed } from "./measured-process.ts";
import { median } from "./tables.ts";

/** Durable enquiries per second on each database, as shares of the same route without a store and of the store alone. */
const rounds = 7;
const seconds = 2;

interface Round {
  nothing: number;
  route: Speed;
  alone: number;
}

const server = await startPostgres();
const nothing = await measuredProcess("nothing");
const engines = {
  SQLite: await measuredProcess("sqlite"),
  PostgreSQL: await measuredProcess("postgres", server.url),
};

try {
  for (const measured of [nothing, ...Object.values(engines)]) await measured.load({ duration: 1 });
  console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s`);
  for (const [name, engine] of Object.entries(engines)) {
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round++)
      measured.push({
        nothing: (await nothing.load({ duration: seconds })).perSecond,
        route: await engine.load({ duration: seconds }),
        alone: await engine.alone(seconds),
      });
    print(name, measured);
  }
  await printMemory();
} finally {
  for (const measured of [nothing, ...Object.values(engines)]) await measured.end();
  await server.remove();
}

/** Ratios are taken within a round, so that the load of the machine affects both sides. */
function print(name: string, measured: Round[]) {
  const over = (value: (round: Round) => number) => median(measured.map(value));
  const kept = over(({ route }) => route.perSecond).toFixed(0);
  const p99 = over(({ route }) => route.p99Ms);
  const ofNothing = over(({ route, nothing: bare }) => route.perSecond / bare).toFixed(2);
  const ofAlone = over(({ route, alone }) => route.perSecond / alone).toFixed(2);
  console.log(`${name}: ${kept} enquiries/s kept durably, p99 ${p99} ms`);
  console.log(`  ${ofNothing} of the same route with a store that does nothing`);
  console.log(`  ${ofAlone} of the store alone, without HTTP`);
}

async function printMemory() {
  const amount = 50_000;
  const heap: string[] = [];
  for (let half = 0; half < 2; half++) {
    await engines.SQLite.load({ amount });
    heap.push((await engines.SQLite.heapMb()).toFixed(1));
  }
  console.log(`Memory in use after 50,000 more: ${heap[0]} MB; after 100,000: ${heap[1]} MB`);
}
