import type { ReactNode } from "react";
import styles from "./container.module.css";

/** The page's column: as wide as the design allows, with its gutters. */
export function Container({
  children,
  className = "",
}: {
  children: ReactNode;
  className?: string;
}) {
  return <div className={`${styles.width} ${className}`}>{children}</div>;
}
