import { calls } from "#content/calls.ts";
import { pages } from "#content/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import styles from "./call-to-contact.module.css";

/** The end of a service page: what to do with a sample in hand. */
export function CallToContact({ words = calls.laboratory }: { words?: string }) {
  return (
    <section className={styles.call} data-print="hidden">
      <h2>{words}</h2>
      <ButtonLink to={pages.contact.path}>Contact us</ButtonLink>
    </section>
  );
}
