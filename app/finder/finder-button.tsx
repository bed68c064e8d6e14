import { useEffect, useState } from "react";
import { type Location as RouterLocation, useLocation } from "react-router";
import { finderCopy } from "#content/copy/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { isFinderShortcut } from "#app/browser/finder-shortcut.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FinderDialog } from "./finder-dialog.tsx";
import { loadPanel } from "./finder-field.tsx";
import styles from "./finder-button.module.css";

/** Opens the finder; without scripts it leads to the list of tests. */
export function FinderButton() {
  // A new object with every navigation, which closes the dialog; keys repeat.
  const location = useLocation();
  const [openedOn, setOpenedOn] = useState<RouterLocation>();

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (!isFinderShortcut(event)) return;
      event.preventDefault();
      setOpenedOn(location);
    }
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, [location]);

  return (
    <>
      <form
        className={styles.form}
        action={pages.tests.path}
        onSubmit={(event) => {
          event.preventDefault();
          setOpenedOn(location);
        }}
      >
        <button
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K"
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onTouchStart={loadPanel}
        >
          <Icon name="search" />
          <span>
            {finderCopy.find}
            <span>{finderCopy.title.slice(finderCopy.find.length)}</span>
          </span>
        </button>
      </form>
      {openedOn === location && <FinderDialog onClose={() => setOpenedOn(undefined)} />}
    </>
  );
}
