import { useEffect, useRef } from "react";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import dialogStyles from "#app/ui/dialog.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { FinderField } from "./finder-field.tsx";
import styles from "./finder-dialog.module.css";
import { requestPath } from "./your-request-link.tsx";
import { useRequestedIds } from "#app/request/use-request.ts";

const id = "finder";
/** The browser closes it before hydration; React has no types for it. */
const closesEarly = { command: "close", commandfor: id };

interface FinderDialogProps {
  query?: string;
  /** Whether it is there to be opened before hydration. */
  inDocument?: boolean;
  onClose: () => void;
}

/** The finder over the page; Escape closes it, and the focus returns to where it was. */
export function FinderDialog({ query = "", inDocument = false, onClose }: FinderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (!inDocument) dialog.current!.showModal();
    else if (!dialog.current!.open) return onClose();
    return keepAboveKeyboard(dialog.current!);
    // oxlint-disable-next-line react/exhaustive-deps -- only how it begins is of interest.
  }, []);
  return (
    // The backdrop belongs to the dialog; Escape is the key for a press on it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={id}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-label={finderCopy.title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <FinderField inDialog query={query} onLeave={close} />
      <RequestBar onLeave={close} />
      <button type="button" className={styles.close} onClick={close} {...closesEarly}>
        <Icon name="back" />
        <span>{finderCopy.close}</span>
      </button>
    </dialog>
  );
}

/** Tells an element how much of the screen the keyboard of a phone leaves; returns what stops it. */
function keepAboveKeyboard(element: HTMLElement): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!viewport) return undefined;
  const fit = () => {
    // A magnified page shows a part of the screen.
    if (viewport.scale === 1) element.style.setProperty("--visible-height", `${viewport.height}px`);
  };
  fit();
  viewport.addEventListener("resize", fit);
  return () => viewport.removeEventListener("resize", fit);
}

/** On phones, below the results: how many tests are in the request, and the way to it. */
function RequestBar({ onLeave }: { onLeave: () => void }) {
  const count = useRequestedIds().length;
  if (count === 0) return undefined;
  return (
    <div className={styles.bar}>
      <span>{finderCopy.inRequest(count)}</span>
      <ButtonLink to={requestPath} onClick={onLeave}>
        {finderCopy.review}
      </ButtonLink>
    </div>
  );
}
