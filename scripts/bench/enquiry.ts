import { startPostgres } from "#server/testing/postgres-server.ts";
import { connections, measuredProcess, type Speed } from "./measured-process.ts";

/**
 * How much of the speed durable enquiries keep: the route on each database against the same route on
 * a store that does nothing, and against the database alone. Ratios of one run; the machine drops out.
 */
const rounds = 3;
const seconds = 4;

const server = await startPostgres();
const nothing = await measuredProcess("nothing");
const engines = {
  SQLite: await measuredProcess("sqlite"),
  PostgreSQL: await measuredProcess("postgres", server.url),
};
const speeds = {
  nothing: [] as Speed[],
  SQLite: { route: [] as Speed[], alone: [] as number[] },
  PostgreSQL: { route: [] as Speed[], alone: [] as number[] },
};

try {
  for (const measured of [nothing, ...Object.values(engines)]) await measured.load({ duration: 1 });
  for (let round = 0; round < rounds; round++) {
    speeds.nothing.push(await nothing.load({ duration: seconds }));
    for (const [name, engine] of Object.entries(engines) as ["SQLite", typeof nothing][]) {
      speeds[name].route.push(await engine.load({ duration: seconds }));
      speeds[name].alone.push(await engine.alone(seconds));
    }
  }
  print();
  await printMemory();
} finally {
  for (const measured of [nothing, ...Object.values(engines)]) await measured.end();
  await server.remove();
}

function print() {
  const bare = median(speeds.nothing.map(({ perSecond }) => perSecond));
  console.log(`${connections} connections, median of ${rounds} rounds of ${seconds} s`);
  console.log(`route with a store that does nothing: ${bare.toFixed(0)}/s`);
  for (const name of ["SQLite", "PostgreSQL"] as const) {
    const { route, alone } = speeds[name];
    const kept = median(route.map(({ perSecond }) => perSecond));
    const raw = median(alone);
    console.log(
      [
        `${name}: ${kept.toFixed(0)}/s durable, p99 ${median(route.map(({ p99Ms }) => p99Ms))} ms`,
        `${(kept / bare).toFixed(2)} of doing nothing`,
        `${(kept / raw).toFixed(2)} of the database alone (${raw.toFixed(0)}/s)`,
      ].join("; "),
    );
  }
}

async function printMemory() {
  const amount = 50_000;
  const heap: number[] = [];
  for (let half = 0; half < 2; half++) {
    await engines.SQLite.load({ amount });
    heap.push(await engines.SQLite.heapMb());
  }
  console.log(
    `memory: ${heap.map((mb) => `${mb.toFixed(1)} MB`).join(" after 50,000, ")} after 100,000 enquiries more`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
