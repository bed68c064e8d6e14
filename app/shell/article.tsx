import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";
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
      <Breadcrumbs heading={heading} parent={parent} />
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}
