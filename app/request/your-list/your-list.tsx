import { yourRequestCopy as copy } from "#content/copy/request/your-request.ts";
import { requestPath } from "../request-path.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "#app/ui/header-tools.module.css";

/** The header's way to the chosen tests, with their number. */
export const YourList = () => (
  <your-list>
    <a className={styles.tool} href={requestPath} aria-label={copy.link} data-needs-scripts>
      <Icon name="list" />
      <span className={styles.words}>{copy.link}</span>{" "}
      <span className={styles.count} data-count hidden />
    </a>
    {/* A live region must exist before its text changes to be announced. */}
    <p role="status" className={`card note ${styles.status}`} />
  </your-list>
);
