import type { TextSection } from "#content/services/shape.ts";
import styles from "./blocks.module.css";

type ProseProps = Pick<TextSection, "heading" | "paragraphs">;

export function Prose({ heading, paragraphs }: ProseProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
