import { failedSentence } from "#contract/enquiry.ts";

/** Shown whenever an enquiry may not have been saved. */
export function FailedSentence({ email }: { email: string }) {
  return (
    <p>
      {failedSentence.beforeEmail}
      <a href={`mailto:${email}`}>{email}</a>
      {failedSentence.afterEmail}
    </p>
  );
}
