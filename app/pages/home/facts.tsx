import type { KeyFigure } from "#content/services/shape.ts";
import { Width } from "#app/ui/width.tsx";
import styles from "./facts.module.css";

export function Facts({ facts }: { facts: readonly KeyFigure[] }) {
  return (
    <div className={styles.strip}>
      <Width>
        <dl className={styles.facts}>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Width>
    </div>
  );
}
