import type { PageSection } from "#derive/pages/service-page.ts";
import { Block } from "./block.tsx";
import styles from "./steps.module.css";

/** The numbered steps of a procedure. */
export function Steps({ id, heading, intro, steps }: Extract<PageSection, { kind: "steps" }>) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
