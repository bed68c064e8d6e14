import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./button.module.css";

interface ButtonLinkProps {
  to: string;
  look?: "brass" | "line";
  children: ReactNode;
}

/** A link that is the thing to do next. An address that begins with # stays on the page. */
export function ButtonLink({ to, look = "brass", children }: ButtonLinkProps) {
  const className = look === "line" ? `${styles.button} ${styles.line}` : styles.button;
  return to.startsWith("#") ? (
    <a className={className} href={to}>
      {children}
    </a>
  ) : (
    <PageLink className={className} to={to}>
      {children}
    </PageLink>
  );
}
