import { Fragment, type ReactNode, useId, useState } from "react";
import { castingCopy, cubePlannerPage, cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { requestCopy as copy } from "#content/copy/request/request.ts";
import { methodsText } from "#derive/catalogue/methods.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { castingName, castingParts } from "#app/request/casting-lines.ts";
import { castingsOf, type Entry, hasSamples, isCast } from "#app/request/entries.ts";
import { dateProblem, textProblem, countProblem } from "#app/request/field-checks.ts";
import { requestLimits } from "#app/request/limits.ts";
import type { Casting, RequestItem, TestRequest } from "#app/request/request.ts";
import { requestStore } from "#app/request/request-store.ts";
import { specificationText, entryLine, usualQuantity } from "#app/request/request-message.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { CheckedField } from "#app/ui/field/checked-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import chip from "#app/ui/chip.module.css";
import styles from "./entry-row.module.css";

interface EntryRowProps {
  entry: Entry;
  request: TestRequest;
  today: CalendarDate;
  /** Whether its fields are shown from the beginning. */
  isOpen: boolean;
  onRemove: () => void;
}

/** An entry of the request in two lines, with its fields below them once it is opened. */
export function EntryRow({ entry, request, today, isOpen, onRemove }: EntryRowProps) {
  const { item, kind, name, path, tests } = entry;
  const [mainStandard] = [...(kind === "set" ? entry.specifications : []), ...entry.methods];
  const standards = [methodsText(entry), specificationText(entry)].filter(Boolean);
  const nameId = useId();
  const [wasOpen] = useState(isOpen);
  const castings = castingsOf(entry, request);
  const summary: ReactNode = (
    <>
      <strong id={nameId}>{name}</strong>
      {kind === "set" && <span className={`${chip.chip} ${chip.set}`}>{copy.set}</span>}
      {mainStandard && <code className={chip.chip}>{mainStandard}</code>}
      {entry.accreditation && <small>{entry.accreditation}</small>}
      <span>{entryLine(entry, request)}</span>
    </>
  );
  const remove = (
    <TextButton onClick={onRemove}>
      <Icon name="close" /> {copy.remove}
    </TextButton>
  );
  return (
    <div role="group" aria-labelledby={nameId}>
      {castings.length > 0 ? (
        <>
          <p className={styles.summary}>{summary}</p>
          {castings.map((casting, at) => (
            <CastingRow key={at} {...{ casting, today }} />
          ))}
          <p className={`row ${styles.links}`} data-print="hidden">
            <a href={cubePlannerPage.path}>{castingCopy.change}</a> {remove}
          </p>
        </>
      ) : (
        <details open={wasOpen}>
          <summary className={styles.summary}>{summary}</summary>
          <ItemFields entry={entry} />
          {standards.join() !== mainStandard && <p className="note">{standards.join("; ")}</p>}
          {tests && (
            <details>
              <summary className="target">{copy.showTests(tests.length)}</summary>
              <p className="note">{tests.join(", ")}</p>
            </details>
          )}
          <p className={`row ${styles.links}`} data-print="hidden">
            {path && <a href={path}>{copy.about}</a>}
            {item.id === cubeTestId && <a href={cubePlannerPage.path}>{castingCopy.planner}</a>}
            {remove}
          </p>
        </details>
      )}
    </div>
  );
}

function CastingRow({ casting, today }: { casting: Casting; today: CalendarDate }) {
  const { cast, tests = [], by } = castingParts(casting, today);
  const cells = [
    ...tests.map(({ age, day, note }) => [
      castingCopy.days(age),
      <Fragment key={age}>
        {day}
        <small>{note}</small>
      </Fragment>,
    ]),
    ...(by ? [[castingCopy.by, <strong key={by}>{by}</strong>]] : []),
  ];
  return (
    <div className={`grid ${styles.casting}`}>
      <div>
        {castingName(casting)}
        <p className="note">{cast}</p>
      </div>
      <dl className="grid">
        {cells.map(([label, day], index) => (
          <div key={index}>
            <dt className="label">{label}</dt>
            <dd>{day}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ItemFields({ entry }: { entry: Entry }) {
  const { item, kind, unit } = entry;
  const edit = (change: Partial<RequestItem>) =>
    requestStore.change((current) => ({
      ...current,
      items: current.items.map((other) => (other.id === item.id ? { ...other, ...change } : other)),
    }));
  return (
    <div className="fields" data-print="hidden">
      <CheckedField
        label={copy.quantity}
        hint={unit && unit !== "survey" ? copy.countedIn(unit) : undefined}
        type="number"
        inputMode="numeric"
        min={1}
        max={requestLimits.quantity}
        value={String(item.quantity ?? usualQuantity(entry) ?? "")}
        check={countProblem(requestLimits.quantity)}
        onFocus={({ target }) => target.select()}
        onChange={(accepted) => accepted && edit({ quantity: Number(accepted) })}
      />
      <CheckedField
        label={kind === "instrument" ? copy.instrument : copy.mark}
        placeholder={copy.optional}
        value={item.mark ?? ""}
        check={textProblem(requestLimits.text)}
        onChange={(mark) => edit({ mark })}
      />
      {hasSamples(entry) && (
        <CheckedField
          label={isCast(entry) ? copy.castOn : copy.sampledOn}
          type="date"
          value={item.date ?? ""}
          check={dateProblem}
          onChange={(date) => edit({ date })}
        />
      )}
    </div>
  );
}
