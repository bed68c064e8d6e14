import { failedSentence } from "#contract/enquiry.ts";
import { laboratory } from "#derive/laboratory.ts";
import { EmailLink } from "#app/shell/contact-links.tsx";

/** Shown whenever an enquiry may not have been saved. */
export function FailedSentence() {
  return (
    <p>
      {failedSentence.beforeEmail}
      <EmailLink email={laboratory.email} />
      {failedSentence.afterEmail}
    </p>
  );
}
