import { dayMs } from "#content/time.ts";
import type { ListedEnquiry, MailStats } from "../enquiries/store/records.ts";
import { alignedText } from "../mail/enquiry-mail.ts";
import { duration, indianTime, latestTimeOfDay } from "../enquiries/indian-time.ts";
import { serviceNamedIn } from "../enquiries/visitor-text.ts";

export function statistics(
  enquiries: readonly ListedEnquiry[],
  { waiting, sent, failed, oldestWaiting }: MailStats,
  now: number,
): string {
  const waited =
    oldestWaiting === undefined ? "" : `, the oldest for ${duration(now - oldestWaiting)}`;
  return [
    alignedText([
      ["Enquiries", `${enquiries.length}`],
      ["Mail", `${sent} sent, ${waiting} waiting${waited}, ${failed} failed`],
    ]),
    counted(enquiries, "Week of", ({ receivedAt }) => weekOf(receivedAt)),
    counted(enquiries, "Service", ({ message }) => serviceNamedIn(message) ?? "not named"),
  ].join("\n\n");
}

/** The Monday, as 2026-11-16; 1 January 1970 was a Thursday. */
function weekOf(at: number): string {
  const midnight = latestTimeOfDay(at, 0);
  const daysSinceMonday = (Math.round(midnight / dayMs) + 3) % 7;
  return indianTime(midnight - daysSinceMonday * dayMs).slice(0, 10);
}

function counted(
  enquiries: readonly ListedEnquiry[],
  heading: string,
  keyOf: (enquiry: ListedEnquiry) => string,
): string {
  const groups = [...Map.groupBy(enquiries, keyOf)].map(([key, found]) => [key, `${found.length}`]);
  return alignedText([[heading, "enquiries"], ...groups]);
}
