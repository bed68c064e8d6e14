import { sidebarCopy } from "#content/copy/frame/frame.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { PageLinkItems } from "#app/ui/page-link.tsx";
import links from "#app/ui/link-list.module.css";
import { usePath } from "#app/ui/use-path.ts";
import styles from "./sidebar.module.css";

/** Links to every service, with the current one marked; closed on phones. */
export function Sidebar({ services }: { services: readonly MenuLink[] }) {
  const path = usePath();
  const onService = services.some(({ to }) => to === path);
  return (
    <nav className={styles.sidebar} aria-label={sidebarCopy.label}>
      <h2 className={styles.heading}>{sidebarCopy.heading}</h2>
      <details key={path}>
        <summary>{onService ? sidebarCopy.otherServices : sidebarCopy.allServices}</summary>
        <ul className={`${links.links} ${styles.list}`}>
          <PageLinkItems links={services} />
        </ul>
      </details>
    </nav>
  );
}
