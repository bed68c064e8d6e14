import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./article.module.css";

export interface Crumb {
  label: string;
  to: string;
}

interface ArticleProps {
  heading: string;
  lead?: string;
  /** The pages above this one, outermost first. */
  crumbs: readonly Crumb[];
  children: ReactNode;
}

/** A page of text: where it stands, its heading, its opening sentence, its sections. */
export function Article({ heading, lead, crumbs, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <nav aria-label="Breadcrumb" className={styles.crumbs}>
        <ol>
          {crumbs.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
          <li aria-current="page">{heading}</li>
        </ol>
      </nav>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}
