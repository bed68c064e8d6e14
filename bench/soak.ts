import { mixedLoad } from "./mixed-load.ts";
import { residentMb } from "./resident-memory.ts";
import { median, table } from "./tables.ts";

const perSecond = 200;

/** A steady load; memory after a fifth of the time and at its end, as medians of the ten seconds before. */
export async function soak(
  { origin, pid }: { origin: string; pid: number },
  minutes: number,
): Promise<string> {
  const samples: number[] = [];
  const timer = setInterval(() => void residentMb(pid).then((mb) => samples.push(mb)), 1000);
  const recent = () => median(samples.slice(-10));
  const rows: string[][] = [];
  const seconds = minutes * 60;
  for (const part of [seconds / 5, (seconds * 4) / 5]) {
    const { p99Ms, shed, errors } = await mixedLoad(origin, perSecond, part);
    rows.push([
      (samples.length / 60).toFixed(1),
      ...[recent(), p99Ms, shed, errors].map((figure) => figure.toFixed(0)),
    ]);
  }
  clearInterval(timer);
  const ratio = Number(rows[1]![1]) / Number(rows[0]![1]);
  const head = ["minutes", "MB", "p99 ms", "shed", "errors"];
  return `${table(head, rows)}\n\nMemory at the end: ${ratio.toFixed(2)} of the first figure.`;
}
