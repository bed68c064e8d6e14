import { formId } from "#content/copy/pages.ts";
import type { pricing } from "#content/pricing.ts";
import styles from "./pricing.module.css";

/** What a price depends on, and the way to the form. */
export function Pricing({ id, heading, intro, points, ask }: typeof pricing) {
  return (
    <section id={id} className={styles.pricing}>
      <h2>{heading}</h2>
      <p>{intro}</p>
      <ul className={styles.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={`#${formId}`}>{ask}</a>
      </p>
    </section>
  );
}
