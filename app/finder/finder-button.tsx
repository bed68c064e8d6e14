import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { finderWords } from "#content/finder.ts";
import { pages } from "#content/pages.ts";
import { isFinderShortcut } from "#app/browser/finder-shortcut.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FinderDialog } from "./finder-dialog.tsx";
import { prefetchFinder } from "./load-finder.ts";
import styles from "./finder-button.module.css";

function loadDialog() {
  prefetchFinder();
  return import("./finder-dialog.tsx");
}

const prepare = () => void loadDialog().catch(() => undefined);

/** Opens the finder; without scripts, and if the finder does not load, it leads to the list of tests. */
export function FinderButton() {
  // The key changes with every navigation, which closes the dialog.
  const { key: locationKey } = useLocation();
  const [loaded, setLoaded] = useState<{ Dialog: typeof FinderDialog }>();
  const [openedOn, setOpenedOn] = useState<string>();

  const open = useCallback(() => {
    loadDialog().then(
      (module) => {
        setLoaded({ Dialog: module.FinderDialog });
        setOpenedOn(locationKey);
      },
      () => location.assign(pages.tests.path),
    );
  }, [locationKey]);

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (!isFinderShortcut(event)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, [open]);

  return (
    <>
      <form
        className={styles.form}
        action={pages.tests.path}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <button
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K"
          onPointerEnter={prepare}
          onFocus={prepare}
          onTouchStart={prepare}
        >
          <Icon name="search" />
          <span>{finderWords.title}</span>
        </button>
      </form>
      {loaded && openedOn === locationKey && (
        <loaded.Dialog onClose={() => setOpenedOn(undefined)} />
      )}
    </>
  );
}
