import { useStandards } from "./standards.tsx";
import styles from "./standards.module.css";

interface StandardsListProps {
  id: string;
  heading: string;
  note: string;
}

/** The edition that is followed, and the titles of standards that have no page or entry of their own. */
export function StandardsList({ id, heading, note }: StandardsListProps) {
  const unlisted = useStandards().filter(({ path }) => !path);
  return (
    <section id={id} className={styles.cited}>
      <p>{note}</p>
      {unlisted.length > 0 && (
        <details data-print="hidden">
          <summary>{heading}</summary>
          <ul>
            {unlisted.map(({ number, subject }) => (
              <li key={number}>
                <code>{number}</code> {subject}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
