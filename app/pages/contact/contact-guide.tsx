import type { contactGuideCopy } from "#content/copy/contact.ts";
import styles from "./contact-guide.module.css";

/** What to write and when to expect a reply, beside the form. */
export function ContactGuide({ heading, text, include, reply }: typeof contactGuideCopy) {
  return (
    <div className={styles.guide}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <h3>{include.heading}</h3>
      <ul>
        {include.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h3>{reply.heading}</h3>
      <p>{reply.text}</p>
    </div>
  );
}
