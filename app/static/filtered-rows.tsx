import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { filterCopy } from "#content/copy/tables/tables.ts";
import { Field } from "#app/ui/field/field.tsx";
import { targetOf } from "#app/ui/target-of.ts";
import { StaticMarkup } from "./static-markup.tsx";
import styles from "./row-groups.module.css";
import { yearInNumber } from "#derive/standards/paths.ts";
import { tokenize } from "#search/text/tokens.ts";

interface FilteredRowsProps {
  /** Absent where the page has another field. */
  label?: string;
  /** Groups that row-groups.tsx rendered in a loader. */
  html: string;
  /** A link for the typed words, unless they find one row, which has its own. */
  renderAsk?: (words: string) => ReactNode;
}

/** How a page was left, by history entry. */
const left = new Map<string, { query: string; open: boolean[] }>();

/** Groups of rows below a field that shows those with the typed words; the way back finds them as they were. */
export function FilteredRows({ label, html, renderAsk }: FilteredRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ ask: "", status: "" });
  const { pathname, key, hash } = useLocation();
  const entry = pathname + key;

  // The browser opens the group of a row that an address names, but not for a link that the router follows.
  useLayoutEffect(() => {
    const groups = [...root.current!.querySelectorAll("details")];
    const row = targetOf(hash);
    const { query = "", open = [] } = left.get(entry) ?? {};
    const field = input.current;
    if (field) field.value ||= query;
    if (field?.value) setTyped(showRows(root.current!, field.value));
    for (const [index, group] of groups.entries())
      if (open[index] || group.contains(row)) group.open = true;
    return () =>
      void left.set(entry, {
        query: field?.value ?? "",
        open: groups.map((group) => group.open),
      });
  }, [entry, hash]);

  return (
    <div ref={root}>
      {label && (
        <search className={styles.filter} data-needs-scripts data-print="hidden">
          <Field label={label}>
            {(wiring) => (
              <input
                {...wiring}
                ref={input}
                type="search"
                onChange={({ target }) => {
                  setTyped(showRows(root.current!, target.value));
                  // On a phone the keyboard covers what is below the field.
                  if (matchMedia("(width <= 768px)").matches)
                    target.closest("search")!.scrollIntoView();
                }}
              />
            )}
          </Field>
          <p role="status">{typed.status}</p>
        </search>
      )}
      <StaticMarkup html={html} />
      {typed.ask && renderAsk?.(typed.ask)}
    </div>
  );
}

const rowsOf = "li, tr[id]";

/** Shows the rows with the words of a query, and opens their groups; of several orders of the rows, only the first. Says how many. */
function showRows(root: HTMLElement, query: string) {
  const words = query.trim();
  const isFiltered = words !== "";
  const others = "nav, section > :is(h2, p), section:not(:first-of-type)";
  for (const part of root.querySelectorAll<HTMLElement>(others)) part.hidden = isFiltered;
  const list = root.querySelector("section")!;
  const rows = [...list.querySelectorAll<HTMLElement>(rowsOf)];
  for (const row of rows) row.hidden = !containsWords(query, textOf(row));
  for (const group of list.querySelectorAll<HTMLElement>("details, tbody, details div"))
    group.hidden = !group.querySelector(`:is(${rowsOf}):not([hidden])`);
  for (const group of list.querySelectorAll("details")) group.open = isFiltered;
  const shown = rows.filter(({ hidden }) => !hidden).length;
  return { ask: shown === 1 ? "" : words, status: isFiltered ? filterCopy.found(shown) : "" };
}

/** With the headings above it. */
const textOf = (row: HTMLElement): string =>
  [
    row.closest("details")!.querySelector("summary"),
    row.closest("tbody, div")!.querySelector("h4, [scope='rowgroup']"),
    ...row.childNodes,
  ]
    .map((node) => node?.textContent)
    .join(" ");

/** Whether words of a text begin with each typed word; a year is ignored, because tenders cite old editions. */
export function containsWords(query: string, text: string): boolean {
  const tokens = tokenize(text);
  return tokenize(query.replace(yearInNumber, "")).every(({ normalized }) =>
    tokens.some((token) => token.normalized.startsWith(normalized)),
  );
}
