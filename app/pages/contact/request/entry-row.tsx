import { useId } from "react";
import { requestCopy as copy } from "#content/copy/request.ts";
import { cubeTestId, type Entry, hasSamples } from "#app/request/entries.ts";
import { CastingsSummary } from "#app/request/castings-summary.tsx";
import type { Casting, RequestItem } from "#app/request/request.ts";
import { requestList } from "#app/request/request-list.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Quantity } from "./quantity.tsx";
import styles from "./entry-row.module.css";

interface EntryRowProps {
  entry: Entry;
  castings: readonly Casting[];
  onRemove: () => void;
}

/** An entry of the request with its fields; the planner has those of castings. */
export function EntryRow({ entry, castings, onRemove }: EntryRowProps) {
  const { item, kind, name, path, methods, tests } = entry;
  const nameId = useId();
  // The planner has these fields for each casting.
  const isPlanned = item.id === cubeTestId && castings.length > 0;
  const edit = (change: Partial<RequestItem>) => editItem(item.id, change);
  return (
    <div role="group" aria-labelledby={nameId} className={styles.entry}>
      <div className={styles.name}>
        <strong id={nameId}>{path ? <PageLink to={path}>{name}</PageLink> : name}</strong>
        {kind === "set" && <span className={styles.set}>{copy.set}</span>}
        {methods.length > 0 && <small>{methods.join("; ")}</small>}
      </div>
      {!isPlanned && (
        <>
          <Quantity value={item.quantity ?? 1} onChange={(quantity) => edit({ quantity })} />
          <label className={styles.mark}>
            <span>{kind === "instrument" ? copy.instrument : copy.mark}</span>
            <input
              value={item.mark ?? ""}
              placeholder={copy.optional}
              onChange={({ target }) => edit({ mark: target.value })}
            />
          </label>
        </>
      )}
      {!isPlanned && hasSamples(entry) && (
        <label className={styles.date}>
          <span>{copy.date}</span>
          <input
            type="date"
            value={item.date ?? ""}
            onChange={({ target }) => edit({ date: target.value })}
          />
        </label>
      )}
      <button type="button" className={styles.remove} aria-label={copy.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
      {tests && (
        <details className={styles.tests}>
          <summary>
            <span>{copy.show(tests.length)}</span>
            <span>{copy.hide(tests.length)}</span>
          </summary>
          <p>{tests.join(", ")}</p>
        </details>
      )}
      {item.id === cubeTestId && (
        <div className={styles.castings}>
          <CastingsSummary castings={castings} />
        </div>
      )}
    </div>
  );
}

const editItem = (id: string, change: Partial<RequestItem>) =>
  requestList.change((current) => ({
    ...current,
    items: current.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  }));
