import type { ReactNode } from "react";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { finderId } from "#app/browser/finder-shortcut.ts";
import { requestPath } from "#app/request/request-path.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./finder-dialog.module.css";

/** The finder over the page, with a bar of the visitor's list on phones; the field comes from the layout. */
export const FinderDialog = ({ children }: { children: ReactNode }) => (
  <dialog id={finderId} className={styles.dialog} aria-label={finderCopy.title}>
    {children}
    <request-bar>
      <div className={`row ${styles.bar}`} data-list="filled" hidden>
        <span data-count>{finderCopy.inRequest(0)}</span>
        <ButtonLink to={requestPath}>{finderCopy.review}</ButtonLink>
      </div>
    </request-bar>
    <button type="button" className={styles.close} command="close" commandfor={finderId}>
      <Icon name="back" />
      <span>{finderCopy.close}</span>
    </button>
  </dialog>
);
