const sentence = (time: string) => `An enquiry is erased after ${time}, or earlier if you ask.`;

/** How long enquiries are kept, as the privacy page says it. */
export const retentionSentence = (days: number) => sentence(days === 1 ? "1 day" : `${days} days`);

/** The files that say it, the page and its data; pages are built before the configured time is known. */
export const retentionPaths = ["/privacy", "/privacy.data"];

const anyTime = new RegExp(sentence("\\d+ days?"), "g");

/** The text with this time in place of the one that it was built with. */
export const withRetention = (text: string, days: number) =>
  text.replaceAll(anyTime, retentionSentence(days));
