import type { MenuLink } from "#derive/navigation.ts";
import { PageLinkItems } from "#app/ui/page-link.tsx";
import links from "#app/ui/link-list.module.css";
import styles from "./sidebar.module.css";

/** Links to every service, with the current one marked. */
export function Sidebar({ services }: { services: readonly MenuLink[] }) {
  return (
    <nav className={styles.sidebar} aria-label="Testing services">
      <h2 className={styles.heading}>TESTING SERVICES</h2>
      <ul className={`${links.links} ${styles.list}`}>
        <PageLinkItems links={services} />
      </ul>
    </nav>
  );
}
