import type { homeFacts } from "#derive/pages/home-facts.ts";
import { Container } from "#app/ui/container.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./facts.module.css";

/** The laboratory in four numbers, each a link to the page that says more. */
export function Facts({ facts }: { facts: ReturnType<typeof homeFacts> }) {
  return (
    <div className={styles.strip}>
      <Container>
        <ul className={styles.facts}>
          {facts.map(({ value, label, to }) => (
            <li key={label}>
              <PageLink to={to}>
                <strong>{value}</strong> {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
