import { mixedLoad } from "./mixed-load.ts";
import { residentMb } from "./resident-memory.ts";
import { table } from "./tables.ts";

const secondsPerStep = 5;
const maxSteps = 14;
const p99BudgetMs = 250;

/** Raises the rate by a third at a time until the p99 exceeds its budget, or the service cannot follow. */
export async function load({ origin, pid }: { origin: string; pid: number }): Promise<string> {
  const rows: string[][] = [];
  let sustained = 0;
  for (let step = 0, rate = 200; step < maxSteps; step++, rate = Math.round(rate * 1.33)) {
    const { perSecond, p99Ms, shed, errors } = await mixedLoad(origin, rate, secondsPerStep);
    const memory = await residentMb(pid);
    rows.push([
      String(rate),
      ...[perSecond, p99Ms, shed, errors, memory].map((figure) => figure.toFixed(0)),
    ]);
    if (p99Ms > p99BudgetMs || shed || errors || perSecond < rate * 0.9) break;
    sustained = perSecond;
  }
  const head = ["requests per s", "served per s", "p99 ms", "shed", "errors", "MB"];
  return `${table(head, rows)}\n\nSustained, one in ten an enquiry: ${sustained.toFixed(0)} per second.`;
}
