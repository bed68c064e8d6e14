/** Upper edges in seconds; what is slower falls into the last bucket. */
const edges = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** Counts durations in the form Prometheus reads. */
export function histogram(name: string, help: string) {
  const counts = edges.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe(seconds: number) {
      count++;
      sum += seconds;
      const at = edges.findIndex((edge) => seconds <= edge);
      if (at >= 0) counts[at]!++;
    },
    lines(): string[] {
      let below = 0;
      return [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...edges.map((edge, at) => `${name}_bucket{le="${edge}"} ${(below += counts[at]!)}`),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ];
    },
  };
}
