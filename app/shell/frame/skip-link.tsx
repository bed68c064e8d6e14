import { frameCopy } from "#content/copy/frame/frame.ts";
import styles from "./frame.module.css";

/** The id of every page's main element. */
export const contentId = "content";

export const SkipLink = () => (
  <a className={`target ${styles.skip}`} href={`#${contentId}`}>
    {frameCopy.skip}
  </a>
);
