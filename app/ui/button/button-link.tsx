import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./button.module.css";

interface ButtonLinkProps {
  to: string;
  look?: "brass" | "line";
  children: ReactNode;
}

/** A link to another page that is the thing to do next. */
export function ButtonLink({ to, look = "brass", children }: ButtonLinkProps) {
  return (
    <PageLink
      className={look === "line" ? `${styles.button} ${styles.line}` : styles.button}
      to={to}
    >
      {children}
    </PageLink>
  );
}
