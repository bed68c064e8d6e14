import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { finderId } from "#app/browser/finder-shortcut.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "#app/ui/header-tools.module.css";

const content = (
  <>
    <Icon name="search" />
    <span className={styles.words}>
      {finderCopy.find}
      <span>{finderCopy.title.slice(finderCopy.find.length)}</span>
    </span>
  </>
);

const link = (
  <form action={pages.tests.path}>
    <button className={`box ${styles.tool}`}>{content}</button>
  </form>
);

/** Opens the finder; without JavaScript, or on a page without scripts, it leads to the list of tests. */
export const FinderButton = ({ scripts }: { scripts: boolean }) =>
  scripts ? (
    <>
      <button
        type="button"
        className={`box ${styles.tool}`}
        command="show-modal"
        commandfor={finderId}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        data-scripts-only
      >
        {content}
      </button>
      <noscript>{link}</noscript>
    </>
  ) : (
    link
  );
