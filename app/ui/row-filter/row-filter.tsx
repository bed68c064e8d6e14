import { type RefObject, useEffect, useId, useState } from "react";
import { matches } from "./matches.ts";
import styles from "./row-filter.module.css";

interface RowFilterProps {
  label: string;
  /** Holds the tables. Rows with an id are filtered; a body or section left without any is hidden with them. */
  tables: RefObject<HTMLElement | null>;
  say: (shown: number, all: number) => string;
}

/** Long enough that a screen reader is told the outcome and not every letter. */
const quietMs = 400;

/** Hides the rows of the page's tables that do not hold what is typed. Reads the page: it has no copy of the rows. */
export function RowFilter({ label, tables, say }: RowFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");

  useEffect(() => {
    const { shown, all } = show(tables.current, typed);
    const timer = setTimeout(() => setSaid(typed.trim() ? say(shown, all) : ""), quietMs);
    return () => clearTimeout(timer);
  }, [tables, typed, say]);

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">{said}</p>
    </div>
  );
}

function show(tables: HTMLElement | null, typed: string) {
  const rows = [...(tables?.querySelectorAll<HTMLElement>("tr[id]") ?? [])];
  for (const row of rows) row.hidden = !matches(row.textContent, typed);
  for (const holder of tables?.querySelectorAll<HTMLElement>("tbody, section[id]") ?? [])
    holder.hidden = !holder.querySelector("tr[id]:not([hidden])");
  return { shown: rows.filter(({ hidden }) => !hidden).length, all: rows.length };
}
