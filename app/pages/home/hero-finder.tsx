import type { MenuLink } from "#derive/pages/navigation.ts";
import { FinderField } from "#app/finder/finder-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./hero-finder.module.css";

/** The ways from the home page to a test: the search field, and every service. */
export function HeroFinder({ all }: { all: MenuLink }) {
  return (
    <div className={styles.finder}>
      <FinderField />
      <PageLink className={styles.all} to={all.to}>
        {all.label}
        <Icon name="right" />
      </PageLink>
    </div>
  );
}
