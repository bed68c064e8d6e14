import type { StandardFact } from "#derive/standard-page.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./standard.module.css";

/** What the register says of a standard. */
export function StandardFacts({ facts }: { facts: readonly StandardFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{to ? <PageLink to={to}>{value}</PageLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
