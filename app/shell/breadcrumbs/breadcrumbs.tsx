import { frameCopy } from "#content/copy/frame/frame.ts";
import { pages } from "#content/copy/pages.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { LinkItems } from "#app/ui/link-items.tsx";
import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  heading: string;
  /** The pages between the home page and this one. */
  parents?: readonly MenuLink[] | undefined;
}

export function Breadcrumbs({ heading, parents = [] }: BreadcrumbsProps) {
  return (
    <nav aria-label={frameCopy.breadcrumbs} className={`note ${styles.breadcrumbs}`}>
      <ol className="row">
        <li>
          <a href={pages.home.path}>{pages.home.title}</a>
        </li>
        <LinkItems links={parents} />
        <li aria-current="page">{heading}</li>
      </ol>
    </nav>
  );
}
