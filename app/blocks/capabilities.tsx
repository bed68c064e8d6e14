import type { CapabilitiesSection } from "#content/services/shape.ts";
import { Block } from "./block.tsx";
import styles from "./capabilities.module.css";

type CapabilitiesProps = Pick<CapabilitiesSection, "heading" | "intro" | "items"> & {
  id?: string;
};

export function Capabilities({ id, heading, intro, items }: CapabilitiesProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <ul className={`cells ${styles.capabilities}`}>
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
