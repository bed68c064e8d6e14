import { escapeHtml } from "#contract/escape-html.ts";
import { site } from "#content/site.ts";
import { duration, indianTime } from "../enquiries/indian-time.ts";
import { topicOf } from "../enquiries/visitor-text.ts";
import { type HealthCheck, type HealthSources, healthOf } from "../enquiries/store/health.ts";
import type { ListedEnquiry } from "../enquiries/store/records.ts";
import { alignedText, type Mail, type MailAddresses } from "./enquiry-mail.ts";

export interface SummarySources extends HealthSources {
  webServerHealth: (now: number) => Promise<HealthCheck[]>;
}

export async function summaryOf(sources: SummarySources, since: number, now: number) {
  const { records } = sources;
  const cells = ({ id, receivedAt, phone, name, message, suspected }: ListedEnquiry) => [
    id,
    duration(now - receivedAt),
    phone,
    name,
    `${topicOf(message)}${suspected.length ? " [suspected spam]" : ""}`,
  ];
  const enquiries = await records.list(now, "summarised", { since });
  const health = [...(await healthOf(sources, now)), ...(await sources.webServerHealth(now))];
  const problems = health.filter(({ isGood }) => !isGood);
  const count = `${enquiries.length} new ${enquiries.length === 1 ? "enquiry" : "enquiries"}`;
  return {
    subject: `Daily summary: ${count}${problems.length ? `, ${problems.length} to look at` : ""}`,
    text: [
      `${count} since ${indianTime(since)}.`,
      ...(enquiries.length ? ["", alignedText(enquiries.map(cells))] : []),
      "",
      alignedText(
        health.map(({ isGood, check, found, todo }) => [
          isGood ? " " : "!",
          check,
          isGood ? found : `${found}: ${todo}`,
        ]),
      ),
      "",
    ].join("\n"),
  };
}

type Summary = Awaited<ReturnType<typeof summaryOf>>;

/** From the site to the laboratory. */
export const plainMail = (
  id: string,
  { subject, text }: Summary,
  addresses: MailAddresses,
  now: number,
): Mail => ({
  id,
  messageId: `<${id}@${addresses.from.split("@")[1]}>`,
  date: new Date(now),
  from: { name: site.name, address: addresses.from },
  to: addresses.to.map((address) => ({ name: site.name, address })),
  replyTo: undefined,
  subject,
  text,
  html: `<pre>${escapeHtml(text)}</pre>`,
});
