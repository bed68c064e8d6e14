import type { ReactNode } from "react";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import styles from "./article.module.css";

interface ArticleProps {
  heading: string;
  lead?: string;
  parents?: readonly MenuLink[];
  children: ReactNode;
}

/** A page of text: breadcrumbs, heading, opening sentence, sections. */
export function Article({ heading, lead, parents, children }: ArticleProps) {
  return (
    <article className={styles.article}>
      <Breadcrumbs heading={heading} parents={parents} />
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </article>
  );
}
