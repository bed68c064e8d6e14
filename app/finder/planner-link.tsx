import type { SearchHit } from "#search/ranking/hits.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./planner-link.module.css";

interface PlannerLinkProps {
  hit: SearchHit;
  onFollow?: () => void;
}

/** The page that helps to order what was found, where there is one. */
export const PlannerLink = ({ hit: { planner }, onFollow }: PlannerLinkProps) =>
  planner && (
    <PageLink
      className={styles.link}
      to={planner.to}
      // Safari does not focus a pressed link, and a panel of results would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
    >
      {planner.label}
    </PageLink>
  );
