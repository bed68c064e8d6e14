import { useEffect, useState } from "react";
import { type Location as RouterLocation, useLocation } from "react-router";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { isFinderShortcut } from "#app/browser/finder-shortcut.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FinderDialog } from "./finder-dialog.tsx";
import { loadPanel } from "./finder-field.tsx";
import { onOpenFinder } from "./open-finder.ts";
import styles from "./finder-button.module.css";

/** Opens the finder; without scripts it leads to the list of tests. */
export function FinderButton() {
  // A new object with every navigation, which closes the dialog; keys repeat.
  const location = useLocation();
  // The document holds the dialog, closed, so that it opens before hydration.
  const [opened, setOpened] = useState<{ on?: RouterLocation; query: string } | undefined>({
    query: "",
  });

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (!isFinderShortcut(event)) return;
      event.preventDefault();
      setOpened({ on: location, query: "" });
    }
    document.addEventListener("keydown", openByKey);
    const forget = onOpenFinder((query) => setOpened({ on: location, query }));
    return () => {
      document.removeEventListener("keydown", openByKey);
      forget();
    };
  }, [location]);

  return (
    <>
      <form
        className={styles.form}
        action={pages.tests.path}
        onSubmit={(event) => {
          event.preventDefault();
          setOpened({ on: location, query: "" });
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
      {opened && (opened.on ?? location) === location && (
        <FinderDialog
          query={opened.query}
          inDocument={!opened.on}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
