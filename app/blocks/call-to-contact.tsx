import { calls } from "#content/calls.ts";
import { pages } from "#content/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import styles from "./call-to-contact.module.css";

interface CallToContactProps {
  heading?: string;
  to?: string;
}

/** The call to action at the end of a page. */
export function CallToContact({
  heading = calls.laboratory,
  to = pages.contact.path,
}: CallToContactProps) {
  return (
    <section className={styles.call} data-print="hidden">
      <h2>{heading}</h2>
      <ButtonLink to={to}>Contact us</ButtonLink>
    </section>
  );
}
