import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./button.module.css";

interface ButtonLinkProps {
  to: string;
  variant?: "solid" | "outline";
  children: ReactNode;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ to, variant = "solid", children }: ButtonLinkProps) {
  return (
    <PageLink
      className={variant === "outline" ? `${styles.button} ${styles.outline}` : styles.button}
      to={to}
    >
      {children}
    </PageLink>
  );
}
