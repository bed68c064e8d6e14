import { useEffect, useRef } from "react";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { Icon } from "#app/ui/icon.tsx";
import { keepAboveKeyboard } from "./above-keyboard.ts";
import { FinderField } from "./finder-field.tsx";
import { ListBar } from "./list-bar.tsx";
import styles from "./finder-dialog.module.css";

interface FinderDialogProps {
  /** What is searched for at first. */
  query?: string;
  onClose: () => void;
}

/** The finder over the page; Escape closes it, and the focus returns to where it was. */
export function FinderDialog({ query = "", onClose }: FinderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    dialog.current!.showModal();
    return keepAboveKeyboard(dialog.current!);
  }, []);
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
      <FinderField inDialog query={query} onLeave={close} />
      <ListBar onLeave={close} />
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="back" />
        <span>{finderCopy.close}</span>
      </button>
    </dialog>
  );
}
