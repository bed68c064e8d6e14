import type { ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonLinkProps {
  to: string;
  variant?: "solid" | "outline";
  children: ReactNode;
}

export const ButtonLink = ({ to, variant = "solid", children }: ButtonLinkProps) => (
  <a
    className={variant === "outline" ? `${styles.button} ${styles.outline}` : styles.button}
    href={to}
  >
    {children}
  </a>
);
