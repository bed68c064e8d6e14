import type { PageSection } from "#derive/service-page.ts";
import { Block } from "./block.tsx";
import styles from "./capabilities.module.css";

/** A grid of capabilities. */
export function Capabilities({
  id,
  heading,
  intro,
  items,
}: Extract<PageSection, { kind: "capabilities" }>) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <ul className={styles.grid}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
