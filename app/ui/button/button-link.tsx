import type { ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonLinkProps {
  to: string;
  variant?: "solid" | "outline";
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

export function ButtonLink({ to, variant = "solid", onClick, children }: ButtonLinkProps) {
  return (
    <a
      className={variant === "outline" ? `${styles.button} ${styles.outline}` : styles.button}
      href={to}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
