import { frameCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { PageLink, PageLinkItems } from "#app/ui/page-link.tsx";
import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  heading: string;
  /** The pages between the home page and this one. */
  parents?: readonly MenuLink[] | undefined;
}

export function Breadcrumbs({ heading, parents = [] }: BreadcrumbsProps) {
  return (
    <nav aria-label={frameCopy.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        <li>
          <PageLink to={pages.home.path}>{pages.home.title}</PageLink>
        </li>
        <PageLinkItems links={parents} />
        <li aria-current="page">{heading}</li>
      </ol>
    </nav>
  );
}
