import type { ServicePage } from "#derive/pages/service-page.ts";
import { StandardChips } from "./standards.tsx";
import styles from "./standards.module.css";

/** The standards that no table links. */
export const StandardsList = ({ id, heading, standards }: ServicePage["standardsList"]) => (
  <section id={id} className={styles.cited}>
    {standards.length > 0 && (
      <details className="ruled" data-print="hidden">
        <summary>{heading}</summary>
        <ul>
          {standards.map(({ number, edition }) => (
            <li key={number}>
              <StandardChips ids={[number]} /> {edition}
            </li>
          ))}
        </ul>
      </details>
    )}
  </section>
);
