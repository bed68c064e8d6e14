import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import links from "#app/ui/link-list.module.css";
import styles from "./dropdown.module.css";

/** A press keeps the list open after the pointer has left. */
export type OpenedBy = "hover" | "press" | undefined;

interface DropdownProps {
  label: string;
  current: boolean;
  openedBy: OpenedBy;
  onChange: (openedBy: OpenedBy) => void;
  /** Whether the viewport is wide enough for hover to open the list. */
  hoverOpens: () => boolean;
  children: ReactNode;
}

/** A button that shows a list of links: hover opens it, a press pins it, a second press closes it. */
export function Dropdown(props: DropdownProps) {
  const { label, current, openedBy, onChange, hoverOpens, children } = props;
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const open = openedBy !== undefined;

  // CSS opens the list before hydration; a press made then is replayed afterwards and pins it.
  const keepOpen = useEffectEvent(() => {
    if (item.current?.matches(":hover, :focus-within") && hoverOpens()) onChange("hover");
  });
  useLayoutEffect(() => keepOpen(), []);

  useEffect(() => {
    if (!open) return;
    // A press on another entry of the menu closes the list at its click, because closing it at once would move that entry.
    const closeOutside = (event: PointerEvent) => {
      if (!item.current?.parentElement?.contains(event.target as Node)) onChange(undefined);
    };
    const closeBehindFocus = (event: KeyboardEvent) => {
      if (event.key === "Tab" && !item.current?.contains(document.activeElement))
        onChange(undefined);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onChange(undefined);
      if (item.current?.contains(document.activeElement))
        button.current?.focus({ preventScroll: true });
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("keyup", closeBehindFocus);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("keyup", closeBehindFocus);
    };
  }, [open, onChange]);

  return (
    <li
      ref={item}
      className={styles.dropdown}
      data-open={open || undefined}
      onPointerEnter={(event) => {
        if (!open && event.pointerType === "mouse" && hoverOpens()) onChange("hover");
      }}
      onPointerLeave={() => {
        if (openedBy === "hover") onChange(undefined);
      }}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (open && to && !event.currentTarget.parentElement?.contains(to)) onChange(undefined);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-current={current || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => onChange(openedBy === "press" ? undefined : "press")}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={listId} className={`${links.links} ${styles.list}`}>
        {children}
      </ul>
    </li>
  );
}
