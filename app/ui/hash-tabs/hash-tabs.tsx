import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { nextTab } from "./next-tab.ts";
import styles from "./hash-tabs.module.css";

interface HashTabsProps {
  label: string;
  tabs: readonly { hash: string; label: string; panel: ReactNode }[];
}

/**
 * Runs while the page is read, before anything is painted: selects the tab that the address names, as
 * React will when it starts. Without scripts nothing is selected, and every panel is seen.
 */
const selectEarly = `{
const box = document.currentScript.parentElement;
const tabs = [...box.querySelectorAll("[role=tab]")];
const at = Math.max(0, tabs.findIndex((tab) => "#" + tab.dataset.hash === location.hash));
box.dataset.selected = at;
tabs.forEach((tab, index) => {
  tab.setAttribute("aria-selected", index === at);
  tab.tabIndex = index === at ? 0 : -1;
});
}`;

/** Two panels behind tabs. The address's hash is the state, so a reload, a link and the back button all work. */
export function HashTabs({ label, tabs }: HashTabsProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = useSelected(
    tabs.findIndex((tab) => `#${tab.hash}` === hash),
    hash,
  );

  const select = (at: number, replace = false) => {
    const tab = tabs[at];
    if (tab && `#${tab.hash}` !== hash)
      void navigate({ search, hash: tab.hash }, { replace, preventScrollReset: true });
  };

  const move = (event: KeyboardEvent) => {
    const at = nextTab(event.key, selected, tabs.length);
    if (at === undefined) return;
    event.preventDefault();
    // Arrows look around; only a press leaves a step in the history.
    select(at, true);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[at]?.focus({ preventScroll: true });
  };

  return (
    <div
      className={styles.tabs}
      data-selected={typeof document === "undefined" ? undefined : selected}
      suppressHydrationWarning
    >
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, at) => (
          <button
            key={tab.hash}
            type="button"
            role="tab"
            id={`${prefix}tab-${tab.hash}`}
            aria-controls={`${prefix}panel-${tab.hash}`}
            aria-selected={at === selected}
            tabIndex={at === selected ? 0 : -1}
            data-hash={tab.hash}
            onClick={() => select(at)}
            onKeyDown={move}
            suppressHydrationWarning
          >
            {tab.label}
          </button>
        ))}
      </div>
      <script dangerouslySetInnerHTML={{ __html: selectEarly }} />
      {tabs.map((tab, at) => (
        <div
          key={tab.hash}
          role="tabpanel"
          id={`${prefix}panel-${tab.hash}`}
          aria-labelledby={`${prefix}tab-${tab.hash}`}
          data-at={at}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** A hash that names no tab, as of a section of the page, leaves the tab as it was; no hash is the first. */
function useSelected(named: number, hash: string): number {
  const [kept, setKept] = useState(0);
  const selected = named >= 0 ? named : hash ? kept : 0;
  if (selected !== kept) setKept(selected);
  return selected;
}
