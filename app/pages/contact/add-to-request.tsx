import { useState } from "react";
import { emptyRequestCopy as copy } from "#content/copy/request/empty-request.ts";
import { FinderDialog } from "#app/finder/finder-dialog.tsx";
import { loadPanel } from "#app/finder/finder-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PasteList } from "./paste/paste-dialog.tsx";
import styles from "./your-request.module.css";

/** Two ways to add to the list: the finder, and a list that was written elsewhere. */
export function AddToRequest() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.add}>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
      >
        <Icon name="search" />
        {copy.find}
      </button>
      <PasteList />
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
