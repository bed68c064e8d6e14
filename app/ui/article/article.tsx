import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./article.module.css";

interface ArticleProps {
  heading: string;
  lead?: string;
  /** The page between the home page and this one. */
  parent?: { label: string; to: string };
  children: ReactNode;
}

/** A page of text: breadcrumbs, heading, opening sentence, sections. */
export function Article({ heading, lead, parent, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
        <ol>
          <li>
            <PageLink to="/">Home</PageLink>
          </li>
          {parent && (
            <li>
              <PageLink to={parent.to}>{parent.label}</PageLink>
            </li>
          )}
          <li aria-current="page">{heading}</li>
        </ol>
      </nav>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}
