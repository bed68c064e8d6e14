import { noticeCopy } from "#content/copy/frame/frame.ts";
import type { Notice } from "#content/notice.ts";
import styles from "../frame/frame.module.css";

/** What the laboratory announces; until-date.element.ts hides it after its last day. */
export const NoticeLine = ({ text, until, link }: Notice) => (
  <until-date data-until={until} data-print="hidden">
    <section className={styles.notice} aria-label={noticeCopy.label}>
      <p className="container">
        {link ? (
          <a href={link} className="target">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </section>
  </until-date>
);
