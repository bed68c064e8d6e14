import type { RelatedServices } from "#derive/pages/service-page.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./where-to-find.module.css";

/** One line that sends visitors to the page of the material they look for. */
export function WhereToFind({ here, elsewhere }: RelatedServices) {
  return (
    <p className={styles.line}>
      {here}
      {elsewhere.map(({ what, link }) => (
        <span key={what}>
          {" "}
          {what} <PageLink to={link.to}>{link.label}</PageLink>.
        </span>
      ))}
    </p>
  );
}
