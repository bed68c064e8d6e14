import { frameCopy } from "#content/copy/frame.ts";
import { pages } from "#content/copy/pages.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  heading: string;
  /** The page between the home page and this one. */
  parent?: { label: string; to: string } | undefined;
}

export function Breadcrumbs({ heading, parent }: BreadcrumbsProps) {
  return (
    <nav aria-label={frameCopy.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        <li>
          <PageLink to={pages.home.path}>{pages.home.title}</PageLink>
        </li>
        {parent && (
          <li>
            <PageLink to={parent.to}>{parent.label}</PageLink>
          </li>
        )}
        <li aria-current="page">{heading}</li>
      </ol>
    </nav>
  );
}
