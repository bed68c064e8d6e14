import { StandardChips, useStandards } from "./standards.tsx";
import styles from "./standards.module.css";

interface StandardsListProps {
  id: string;
  heading: string;
  note: string;
}

/** Every standard named on the page with its subject; closed, because the tables name the standards too. */
export function StandardsList({ id, heading, note }: StandardsListProps) {
  const standards = useStandards();
  return (
    <section id={id} className={styles.cited}>
      <p>{note}</p>
      <details data-print="hidden">
        <summary>{heading}</summary>
        <dl className={styles.list}>
          {standards.map(({ number, subject }) => (
            <div key={number}>
              <dt>
                <StandardChips ids={[number]} />
              </dt>
              <dd>{subject}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
