import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./hash-tabs.module.css";

interface HashTabsProps {
  label: string;
  tabs: readonly { hash: string; label: string; panel: ReactNode }[];
}

/** Two panels behind tabs. The URL's hash is the state, so that links, reloads and the back button work. */
export function HashTabs({ label, tabs }: HashTabsProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = useSelected(
    tabs.findIndex((tab) => isOfTab(hash, tab.hash)),
    hash,
  );

  const select = (index: number, replace = false) => {
    const tab = tabs[index];
    if (tab && `#${tab.hash}` !== hash)
      void navigate({ search, hash: tab.hash }, { replace, preventScrollReset: true });
  };

  const move = (event: KeyboardEvent) => {
    const index = nextTab(event.key, selected, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    // Only a press adds a history entry.
    select(index, true);
    const buttons = list.current!.querySelectorAll<HTMLElement>("[role=tab]");
    buttons[index]?.focus({ preventScroll: true });
  };

  // Until hydration the styles select the tab that the address names, which no server knows.
  const selection = (index: number) =>
    hydrated ? { "aria-selected": index === selected, tabIndex: index === selected ? 0 : -1 } : {};

  return (
    <div className={styles.tabs} data-selected={hydrated ? selected : undefined}>
      {tabs.map((tab, index) => (
        <span key={tab.hash} id={tab.hash} className={styles.target} data-index={index} />
      ))}
      <div ref={list} role="tablist" aria-label={label} className={styles.list} data-print="hidden">
        {tabs.map((tab, index) => (
          <button
            key={tab.hash}
            type="button"
            role="tab"
            id={`${prefix}tab-${tab.hash}`}
            aria-controls={`${prefix}panel-${tab.hash}`}
            onClick={() => select(index)}
            onKeyDown={move}
            {...selection(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.hash}
          role="tabpanel"
          id={`${prefix}panel-${tab.hash}`}
          aria-labelledby={`${prefix}tab-${tab.hash}`}
          data-index={index}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** A hash that names no tab keeps the current one; no hash selects the first. */
function useSelected(named: number, hash: string): number {
  const [current, setCurrent] = useState(0);
  const selected = named >= 0 ? named : hash ? current : 0;
  if (selected !== current) setCurrent(selected);
  return selected;
}

/** Whether a hash names a tab, or something in it: a row whose id has the tab's hash as a part. */
const isOfTab = (hash: string, tab: string) => hash === `#${tab}` || hash.includes(`/${tab}/`);

/** The index of the tab that a key moves to, wrapping at both ends; undefined for other keys. */
const nextTab = (key: string, index: number, count: number): number | undefined =>
  ({
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  })[key];
