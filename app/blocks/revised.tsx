import { pages } from "#content/copy/pages.ts";
import type { ServicePage } from "#derive/pages/service-page.ts";
import styles from "./blocks.module.css";

/** The revision date, so that an old printout can be recognised. */
export function Revised({ date, text, label }: NonNullable<ServicePage["revised"]>) {
  return (
    <p className={styles.revised}>
      {label}{" "}
      <a href={pages.changes.path}>
        <time dateTime={date}>{text}</time>
      </a>
    </p>
  );
}
