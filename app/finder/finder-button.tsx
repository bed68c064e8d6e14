import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { type Location, useLocation } from "react-router";
import { finderCopy } from "#content/copy/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { isFinderShortcut } from "#app/browser/finder-shortcut.ts";
import { orReport } from "#app/browser/or-report.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./finder-button.module.css";

const loadDialog = (): Promise<{ default: ComponentType<{ onClose: () => void }> }> =>
  import("./finder-dialog.tsx").then(
    (dialog) => ({ default: dialog.FinderDialog }),
    orReport({ default: ListOfTests }),
  );

const FinderDialog = lazy(loadDialog);

/** The search where the dialog does not load. */
function ListOfTests() {
  useEffect(() => window.location.assign(pages.tests.path), []);
  return null;
}

function loadPanel() {
  void import("./finder-field.tsx").then((field) => field.loadPanel(), orReport(undefined));
}

/** Opens the finder; without scripts it leads to the list of tests. */
export function FinderButton() {
  // A new object with every navigation, which closes the dialog; keys repeat.
  const location = useLocation();
  const [openedOn, setOpenedOn] = useState<Location>();

  useEffect(() => void loadDialog(), []);

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
      {openedOn === location && (
        <Suspense>
          <FinderDialog onClose={() => setOpenedOn(undefined)} />
        </Suspense>
      )}
    </>
  );
}
