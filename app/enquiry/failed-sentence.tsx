import { failedSentence } from "#contract/enquiry.ts";

/** What a visitor is told whenever an enquiry may not have been kept. */
export function FailedSentence({ email }: { email: string }) {
  return (
    <p>
      {failedSentence.beforeEmail}
      <a href={`mailto:${email}`}>{email}</a>
      {failedSentence.afterEmail}
    </p>
  );
}
