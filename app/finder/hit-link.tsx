import type { SearchHit } from "#search/ranking/hits.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./hit-summary.module.css";

interface HitLinkProps {
  hit: SearchHit;
  onFollow?: () => void;
}

/** The page that helps to order what was found, or the phone to call, where there is one. */
export const HitLink = ({ hit: { link }, onFollow }: HitLinkProps) =>
  link && (
    <PageLink className={styles.link} to={link.to} onClick={onFollow}>
      {link.label}
    </PageLink>
  );
