import { type ComponentType, lazy, Suspense, useState } from "react";
import { pasteListCopy as copy } from "#content/copy/paste-list.ts";
import type { PastePanelProps } from "./paste-panel.tsx";
import styles from "./paste-dialog.module.css";

const PastePanel = lazy((): Promise<{ default: ComponentType<PastePanelProps> }> =>
  import("./paste-panel.tsx").catch(() => ({ default: NotLoaded })),
);

function NotLoaded() {
  return <p role="alert">{copy.failed}</p>;
}

/** Adds the lines of a bill of quantities; everything behind the button is loaded when it is pressed. */
export function PasteList() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.title}
      </button>
      {isOpen && (
        <Suspense>
          <PastePanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
