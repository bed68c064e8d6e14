import type { StoreStats } from "../enquiries/store.ts";
import { histogram } from "./histogram.ts";

const reasons: Record<number, string> = {
  400: "malformed",
  403: "other site",
  408: "slow",
  413: "too long",
  415: "media type",
  422: "wrong fields",
  429: "too many",
  503: "store",
};

/** What the operator's monitoring may know: counts and times, nothing about anybody. */
export function createMetrics() {
  const kept = { first: 0, repeated: 0, suspected: 0 };
  const refused = new Map<string, number>();
  const latency = histogram("enquiry_seconds", "Time to answer an enquiry.");
  let sent = 0;

  return {
    accepted(repeated: boolean, suspected: boolean, elapsedMs: number) {
      kept[repeated ? "repeated" : "first"]++;
      if (suspected) kept.suspected++;
      latency.observe(elapsedMs / 1000);
    },
    refused(status: number, elapsedMs: number) {
      const reason = reasons[status] ?? "fault";
      refused.set(reason, (refused.get(reason) ?? 0) + 1);
      latency.observe(elapsedMs / 1000);
    },
    mailSent() {
      sent++;
    },
    /** In the text form of Prometheus. Without `stats`, the store does not answer. */
    text(stats: StoreStats | undefined, now: number): string {
      const lines = [
        ...counter("enquiry_accepted_total", "Enquiries kept.", [["", kept.first]]),
        ...counter("enquiry_repeated_total", "The same values again.", [["", kept.repeated]]),
        ...counter("enquiry_suspected_total", "Kept, and suspected of spam.", [
          ["", kept.suspected],
        ]),
        ...counter(
          "enquiry_refused_total",
          "Enquiries not kept, by reason.",
          [...refused].map(([reason, count]) => [`{reason="${reason}"}`, count]),
        ),
        ...counter("mail_sent_total", "Mails handed over.", [["", sent]]),
        ...latency.lines(),
        ...gauge("store_up", "Whether the store answers.", stats ? 1 : 0),
      ];
      if (stats) {
        const waited = stats.oldestWaiting === undefined ? 0 : now - stats.oldestWaiting;
        lines.push(
          ...gauge("mail_waiting", "Mails not yet handed over.", stats.waiting),
          ...gauge("mail_oldest_waiting_seconds", "How long the first waits.", waited / 1000),
          ...gauge("mail_parked", "Mails given up after a day.", stats.parked),
        );
      }
      return `${lines.join("\n")}\n`;
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const counter = (name: string, help: string, values: [labels: string, value: number][]) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} counter`,
  ...values.map(([labels, value]) => `${name}${labels} ${value}`),
];

const gauge = (name: string, help: string, value: number) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
];
