import { paceBudget } from "./budgets.ts";

export interface Measured {
  scores: number[];
  lcp: number;
  blocking: number;
  shift: number;
}

interface Pair {
  ours: Measured;
  control: Measured;
}

export interface Pairs {
  pairs: Pair[];
  aside: number;
}

/**
 * Where even the page without scripts was blocked for longer than ours may be, the machine was busy and the pair says
 * nothing: it is set aside and measured again, as often as there are runs.
 */
export async function discardNoisyRuns(
  measurePair: () => Promise<Pair>,
  runs: number,
): Promise<Pairs> {
  const pairs: Pair[] = [];
  let aside = 0;
  while (pairs.length < runs) {
    const pair = await measurePair();
    if (pair.control.blocking > paceBudget.totalBlockingMs && aside < runs) aside++;
    else pairs.push(pair);
  }
  return { pairs, aside };
}
