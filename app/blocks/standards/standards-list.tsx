import type { ServicePage } from "#derive/pages/service-page.ts";
import { StandardChips } from "./standards.tsx";
import styles from "./standards.module.css";

/** The edition that is followed, and the standards that no table links, with their subjects. */
export function StandardsList({ id, heading, note, standards }: ServicePage["standardsList"]) {
  return (
    <section id={id} className={`stack ${styles.cited}`}>
      <p className="note">{note}</p>
      {standards.length > 0 && (
        <details className="ruled" data-print="hidden">
          <summary>{heading}</summary>
          <ul>
            {standards.map(({ number, subject }) => (
              <li key={number}>
                <StandardChips ids={[number]} /> {subject}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
