import type { CapabilitiesSection } from "#content/services/shape.ts";
import { Block } from "../block.tsx";
import styles from "./capabilities.module.css";

type CapabilitiesProps = Omit<CapabilitiesSection, "kind"> & { id?: string };

export function Capabilities({ items, ...block }: CapabilitiesProps) {
  return (
    <Block {...block}>
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
