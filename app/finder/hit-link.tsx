import type { SearchHit } from "#search/ranking/hits.ts";
import styles from "./hit-summary.module.css";

/** The page that helps to order what was found, or the phone to call, where there is one. */
export const HitLink = ({ hit: { link } }: { hit: SearchHit }) =>
  link && (
    <a className={styles.link} href={link.to}>
      {link.label}
    </a>
  );
