import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { matches } from "./matches.ts";
import styles from "./row-filter.module.css";

interface RowFilterProps {
  label: string;
  /** The container of the tables; rows with an id are filtered, and sections without a match are hidden. */
  tables: RefObject<HTMLElement | null>;
  say: (shown: number, all: number) => string;
}

/** Lets a screen reader announce the result once instead of after every letter. */
const announceDelayMs = 400;

/** Hides the table rows that do not match what is typed. It reads the rows from the page and has no copy of them. */
export function RowFilter({ label, tables, say }: RowFilterProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [status, setStatus] = useState("");

  // The input is uncontrolled, so that text typed before hydration stays and filters.
  useEffect(() => setTyped(input.current!.value), []);

  useEffect(() => {
    const { shown, all } = filterRows(tables.current, typed);
    const timer = setTimeout(() => setStatus(typed.trim() ? say(shown, all) : ""), announceDelayMs);
    return () => clearTimeout(timer);
  }, [tables, typed, say]);

  return (
    <div className={styles.filter} data-print="hidden" data-needs-scripts>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">{status}</p>
    </div>
  );
}

function filterRows(tables: HTMLElement | null, typed: string) {
  const rows = [...(tables?.querySelectorAll<HTMLElement>("tr[id]") ?? [])];
  for (const row of rows) row.hidden = !matches(row.textContent, typed);
  for (const parent of tables?.querySelectorAll<HTMLElement>("tbody, section[id]") ?? [])
    parent.hidden = !parent.querySelector("tr[id]:not([hidden])");
  return { shown: rows.filter(({ hidden }) => !hidden).length, all: rows.length };
}
