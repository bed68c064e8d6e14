import type { ComponentProps } from "react";
import { LinkItems } from "#app/ui/link-items.tsx";
import styles from "./section-links.module.css";

export const SectionLinks = (props: ComponentProps<typeof LinkItems>) => (
  <ul className={styles.links}>
    <LinkItems {...props} />
  </ul>
);
