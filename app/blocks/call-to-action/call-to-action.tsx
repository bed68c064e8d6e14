import { callToActionCopy } from "#content/copy/frame/frame.ts";
import { formId, pages } from "#content/copy/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import styles from "./call-to-action.module.css";

interface CallToActionProps {
  heading?: string;
  to?: string;
}

export function CallToAction({
  heading = callToActionCopy.laboratory,
  to = `${pages.contact.path}#${formId}`,
}: CallToActionProps) {
  return (
    <section className={`row ${styles.call}`} data-print="hidden">
      <h2>{heading}</h2>
      <ButtonLink to={to} variant="outline">
        {callToActionCopy.contact}
      </ButtonLink>
    </section>
  );
}
