import type { KeyFigure } from "#content/services/shape.ts";
import { Container } from "#app/ui/container.tsx";
import styles from "./facts.module.css";

export function Facts({ facts }: { facts: readonly KeyFigure[] }) {
  return (
    <div className={styles.strip}>
      <Container>
        <dl className={styles.facts}>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
