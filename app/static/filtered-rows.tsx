import { useLayoutEffect, useRef, useState } from "react";
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
}

/** How a page was left, by history entry. */
const left = new Map<string, { query: string; open: boolean[] }>();

/** Groups of rows below a field that shows those with the typed words; the way back finds them as they were. */
export function FilteredRows({ label, html }: FilteredRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");
  const { pathname, key, hash } = useLocation();
  const entry = pathname + key;

  // The browser opens the group of a row that an address names, but not for a link that the router follows.
  useLayoutEffect(() => {
    const groups = [...root.current!.querySelectorAll("details")];
    const row = targetOf(hash);
    const { query = "", open = [] } = left.get(entry) ?? {};
    const field = input.current;
    if (field) field.value ||= query;
    if (field?.value) setStatus(showRows(root.current!, field.value));
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
                  setStatus(showRows(root.current!, target.value));
                  // On a phone the keyboard covers what is below the field.
                  if (matchMedia("(width <= 768px)").matches)
                    target.closest("search")!.scrollIntoView();
                }}
              />
            )}
          </Field>
          <p role="status">{status}</p>
        </search>
      )}
      <StaticMarkup html={html} />
    </div>
  );
}

/** Shows the rows with the words of a query, and opens their groups. Says how many. */
function showRows(root: HTMLElement, query: string): string {
  const isFiltered = query.trim() !== "";
  for (const part of root.querySelectorAll<HTMLElement>("section > :is(h2, p)"))
    part.hidden = isFiltered;
  const rows = [...root.querySelectorAll<HTMLElement>("li")];
  for (const row of rows) row.hidden = !containsWords(query, textOf(row));
  for (const group of root.querySelectorAll("details")) {
    group.hidden = !group.querySelector("li:not([hidden])");
    group.open = isFiltered;
  }
  return isFiltered ? filterCopy.found(rows.filter(({ hidden }) => !hidden).length) : "";
}

/** With the heading above it. */
const textOf = (row: HTMLElement): string =>
  [row.closest("details")!.querySelector("summary"), ...row.childNodes]
    .map((node) => node?.textContent)
    .join(" ");

/** Whether words of a text begin with each typed word; a year is ignored, because tenders cite old editions. */
export function containsWords(query: string, text: string): boolean {
  const tokens = tokenize(text);
  return tokenize(query.replace(yearInNumber, "")).every(({ normalized }) =>
    tokens.some((token) => token.normalized.startsWith(normalized)),
  );
}
