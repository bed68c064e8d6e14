import { sidebarCopy } from "#content/copy/frame/frame.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { LinkItems } from "#app/ui/link-items.tsx";
import links from "#app/ui/link-list.module.css";
import styles from "./sidebar.module.css";

/** Links to every service, with the current one marked; where it stands below the page, the line before it opens it. */
export function Sidebar({ services, path }: { services: readonly MenuLink[]; path: string }) {
  const onService = services.some(({ to }) => to === path);
  return (
    <nav className={styles.sidebar} aria-label={sidebarCopy.label}>
      <h2 className={`label ${styles.heading}`}>{sidebarCopy.heading}</h2>
      <details>
        <summary>{onService ? sidebarCopy.otherServices : sidebarCopy.allServices}</summary>
      </details>
      <ul className={`${links.links} ${styles.list}`}>
        <LinkItems links={services} current={path} />
      </ul>
    </nav>
  );
}
