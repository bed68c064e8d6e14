import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./button.module.css";

interface ButtonLinkProps {
  to: string;
  variant?: "solid" | "outline";
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

export function ButtonLink({ to, variant = "solid", onClick, children }: ButtonLinkProps) {
  return (
    <PageLink
      className={variant === "outline" ? `${styles.button} ${styles.outline}` : styles.button}
      to={to}
      onClick={onClick}
    >
      {children}
    </PageLink>
  );
}
