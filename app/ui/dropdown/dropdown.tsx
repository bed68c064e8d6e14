import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./dropdown.module.css";

interface DropdownProps {
  label: string;
  current: boolean;
  /** Hover opens the list only where there is room for it to hang over the page. */
  hoverOpens: () => boolean;
  /** Changes with every navigation, and closes the list. */
  closeOn: string;
  children: ReactNode;
}

type OpenedBy = "hover" | "press" | undefined;

/** A button that shows a list of links. A press pins what hovering opened; the next one closes it. */
export function Dropdown({ label, current, hoverOpens, closeOn, children }: DropdownProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy>();
  const [closedAt, setClosedAt] = useState(closeOn);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const open = openedBy !== undefined;

  if (closedAt !== closeOn) {
    setClosedAt(closeOn);
    setOpenedBy(undefined);
  }

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!item.current?.contains(event.target as Node)) setOpenedBy(undefined);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenedBy(undefined);
      if (item.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  return (
    <li
      ref={item}
      className={styles.dropdown}
      data-open={open || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse" && hoverOpens()) setOpenedBy((by) => by ?? "hover");
      }}
      onPointerLeave={() => setOpenedBy((by) => (by === "hover" ? undefined : by))}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to && !event.currentTarget.contains(to)) setOpenedBy(undefined);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-current={current || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenedBy((by) => (by === "press" ? undefined : "press"))}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={listId} className={styles.list}>
        {children}
      </ul>
    </li>
  );
}
