import { useEffect, useRef } from "react";
import { finderCopy } from "#content/copy/finder.ts";
import { FinderField } from "./finder-field.tsx";
import styles from "./finder-dialog.module.css";

/** The finder over the page; Escape closes it, and the focus returns to where it was. */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current!.showModal(), []);
  return (
    // The backdrop belongs to the dialog; Escape is the key for a press on it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={finderCopy.title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <FinderField inDialog onLeave={close} />
      <button type="button" className={styles.close} onClick={close}>
        {finderCopy.close}
      </button>
    </dialog>
  );
}
