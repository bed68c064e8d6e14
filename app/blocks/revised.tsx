import type { ServicePage } from "#derive/pages/service-page.ts";
import styles from "./revised.module.css";

/** The revision date, so that an old printout can be recognised. */
export function Revised({ date, text, label }: ServicePage["revised"]) {
  return (
    <p className={styles.revised}>
      {label} <time dateTime={date}>{text}</time>
    </p>
  );
}
