import { useId } from "react";
import { castingCopy, cubePlannerPage, cubeTestId } from "#content/copy/castings.ts";
import { requestCopy as copy } from "#content/copy/request.ts";
import type { CalendarDate } from "#derive/today-in-india.ts";
import { castingLines } from "#app/request/casting-lines.ts";
import { type Entry, hasSamples, isCast } from "#app/request/entries.ts";
import { longestText, type Request, type RequestItem } from "#app/request/request.ts";
import { requestList } from "#app/request/request-list.ts";
import { InputField } from "#app/ui/field/field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Quantity } from "./quantity.tsx";
import styles from "./entry-row.module.css";

interface EntryRowProps {
  entry: Entry;
  castings: Request["castings"];
  today: CalendarDate;
  onRemove: () => void;
}

/** An entry of the request with its fields; the planner has those of castings. */
export function EntryRow({ entry, castings, today, onRemove }: EntryRowProps) {
  const { item, kind, name, path, methods, tests } = entry;
  const nameId = useId();
  const isPlanned = item.id === cubeTestId && castings.length > 0;
  const edit = (change: Partial<RequestItem>) => editItem(item.id, change);
  return (
    <FieldRow
      aria-labelledby={nameId}
      className={styles.entry}
      removeLabel={copy.remove}
      onRemove={onRemove}
    >
      <div className={styles.name}>
        <strong id={nameId}>{path ? <PageLink to={path}>{name}</PageLink> : name}</strong>
        {kind === "set" && <span className={styles.set}>{copy.set}</span>}
        {methods.length > 0 && <small>{methods.join("; ")}</small>}
      </div>
      {!isPlanned && (
        <>
          <Quantity value={item.quantity ?? 1} onChange={(quantity) => edit({ quantity })} />
          <InputField
            label={kind === "instrument" ? copy.instrument : copy.mark}
            hint={kind === "instrument" ? copy.uncertainty : undefined}
            maxLength={longestText}
            placeholder={copy.optional}
            value={item.mark ?? ""}
            onChange={({ target }) => edit({ mark: target.value })}
          />
        </>
      )}
      {!isPlanned && hasSamples(entry) && (
        <InputField
          label={isCast(entry) ? copy.castOn : copy.sampledOn}
          type="date"
          value={item.date ?? ""}
          onChange={({ target }) => edit({ date: target.value })}
        />
      )}
      {tests && (
        <details className={styles.more}>
          <summary>{copy.tests(tests.length)}</summary>
          <p>{tests.join(", ")}</p>
        </details>
      )}
      {item.id === cubeTestId && (
        <div className={styles.more}>
          {castingLines(castings, today).map((line, at) => (
            <p key={at}>{line}</p>
          ))}
          <PageLink to={cubePlannerPage.path}>{castingCopy.planner}</PageLink>
        </div>
      )}
    </FieldRow>
  );
}

const editItem = (id: string, change: Partial<RequestItem>) =>
  requestList.change((current) => ({
    ...current,
    items: current.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  }));
