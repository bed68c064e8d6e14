import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./finder-links.module.css";

export interface FinderLinksProps {
  find: { label: string; to: string };
  all: { label: string; to: string };
}

/** The ways from the home page to a test: the list that can be searched, and every service. */
export function FinderLinks({ find, all }: FinderLinksProps) {
  return (
    <div className={styles.finder}>
      <PageLink className={styles.find} to={find.to}>
        <Icon name="search" />
        {find.label}
      </PageLink>
      <PageLink className={styles.all} to={all.to}>
        {all.label}
        <Icon name="right" />
      </PageLink>
    </div>
  );
}
