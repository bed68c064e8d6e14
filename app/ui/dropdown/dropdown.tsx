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
    const closeOutside = (event: PointerEvent) => {
      if (isOutside(item.current!, event.target as Node, hoverOpens())) onChange(undefined);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onChange(undefined);
      if (item.current?.contains(document.activeElement))
        button.current?.focus({ preventScroll: true });
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open, onChange, hoverOpens]);

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
        if (open && to && isOutside(event.currentTarget, to, hoverOpens())) onChange(undefined);
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

/** In a narrow menu, closing the list would move the entries below it away from under the press. */
const isOutside = (item: HTMLElement, target: Node, isWide: boolean) =>
  !(isWide ? item : item.parentElement!).contains(target);
