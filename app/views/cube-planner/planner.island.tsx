import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { castingCopy } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { workingDays } from "#derive/laboratory.ts";
import type { PlannerPage } from "#derive/pages/planner-page.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { isCount, requestLimits } from "#app/request/limits.ts";
import type { Casting } from "#app/request/request.ts";
import { RequestBoundary } from "#app/request/request-boundary.tsx";
import { pathOfRequest } from "#app/request/request-path.ts";
import { requestStore } from "#app/request/request-store.ts";
import { useRequest } from "#app/request/use-request.ts";
import { Button, OutlineButton, TextButton } from "#app/ui/button/button.tsx";
import { InputField } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { saveBlob } from "#app/ui/save-blob.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { calendarFile } from "./calendar-file.ts";
import { CastingFields } from "./casting-fields.tsx";
import styles from "./planner.module.css";

const { days, closures } = workingDays();

type PlannerProps = Pick<PlannerPage, "test" | "ages" | "cubesPerAge">;

/** The planner; it needs the date of today, which the document does not have: there its children stand. */
export default function PlannerIsland({
  children,
  ...props
}: PlannerProps & { children: ReactNode }) {
  if (!useHydrated()) return <>{children}</>;
  return (
    <RequestBoundary>
      <Planner {...props} />
    </RequestBoundary>
  );
}

/** Castings in, test dates out. */
function Planner({ test, ages: usual, cubesPerAge }: PlannerProps) {
  const [today] = useState(() => todayInIndia(new Date()));
  const { items, castings: stored } = useRequest();
  const listed = items.find(({ id }) => id === test.id);
  const [removals, setRemovals] = useState(0);
  // One to begin with, as the list has it, which is stored when it is changed or added.
  const cubes = listed?.quantity ?? cubesPerAge * usual.length;
  const first: Casting = { castOn: listed?.date ?? today, cubes, ages: usual };
  const isReady = stored.length === 0 && !(listed && removals > 0);
  const castings = isReady ? [first] : stored;
  const isPlanned = listed && !isReady;
  const [moreAges, setMoreAges] = useState<readonly number[]>([]);
  const ages = [...new Set([...usual, ...moreAges, ...castings.flatMap((one) => one.ages)])];
  const [ageError, setAgeError] = useState<string>();
  const planner = useRef<HTMLDivElement>(null);

  const replace = (at: number, casting: Casting) =>
    change(castings.map((other, index) => (index === at ? casting : other)));

  function add() {
    const { mark: _mark, ...last } = castings.at(-1) ?? first;
    flushSync(() => change([...castings, { ...last, castOn: today }]));
    const added = Array.from(planner.current!.querySelectorAll("[role=group]")).at(-1);
    // The whole casting is seen, and what follows it.
    added?.scrollIntoView();
    added?.querySelector("input")?.focus();
  }

  // The pressed button disappears with its casting; without another the first control adds one.
  function remove(at: number) {
    flushSync(() => {
      change(castings.filter((_, index) => index !== at));
      setRemovals(removals + 1);
    });
    planner.current!.querySelector<HTMLElement>("input, button")!.focus();
  }

  function addAge(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const age = Number(new FormData(event.currentTarget).get("age"));
    if (!isCount(age, requestLimits.age)) return setAgeError(copy.wrongAge(requestLimits.age));
    if (ages.length >= requestLimits.ages) return setAgeError(copy.manyAges(requestLimits.ages));
    setMoreAges([...moreAges, age]);
    change(castings.map((casting) => ({ ...casting, ages: [...new Set([...casting.ages, age])] })));
    event.currentTarget.reset();
  }

  function addOrGo({ detail }: MouseEvent) {
    if (!isPlanned) {
      change(castings);
      requestStore.add(test.id);
      // The second press of two does not leave the page.
    } else if (detail < 2) void pathOfRequest().then((path) => location.assign(path));
  }

  function save() {
    const text = calendarFile(test.name, castings, new Date());
    saveBlob(new Blob([text], { type: "text/calendar;charset=utf-8" }), copy.event.file);
  }

  /** What a field refuses is neither added nor left out unsaid. */
  const unlessRefused = (act: (event: MouseEvent) => void) => (event: MouseEvent) => {
    const refused = planner.current!.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) refused.focus();
    else act(event);
  };

  return (
    <div ref={planner} role="group" aria-label={copy.group} className={styles.planner}>
      {castings.map((casting, at) => (
        <CastingFields
          // Texts that were refused must not stay in the fields of the casting that follows a removed one.
          key={`${removals} ${at}`}
          {...{ casting, today }}
          ages={ages.toSorted((one, other) => one - other)}
          number={at + 1}
          onChange={(changed) => replace(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      <div className={`row ${styles.actions}`}>
        <TextButton onClick={add}>
          <Icon name="plus" /> {copy.add}
        </TextButton>
        <span className="note">{castingCopy.total(castings)}</span>
        <Button onClick={unlessRefused(addOrGo)}>
          {isPlanned ? copy.yourRequest : copy.addToEnquiry}
        </Button>
      </div>
      <details>
        <summary className="target">{copy.more}</summary>
        <form className={`row ${styles.actions}`} onSubmit={addAge} noValidate>
          <InputField
            label={copy.anotherAge}
            error={ageError}
            name="age"
            type="number"
            inputMode="numeric"
            onChange={() => setAgeError(undefined)}
          />
          <TextButton type="submit">{copy.addAge}</TextButton>
          {castings.length > 0 && (
            <OutlineButton onClick={unlessRefused(save)}>{copy.addToCalendar}</OutlineButton>
          )}
        </form>
      </details>
      <p className="note">
        {copy.footnote(copy.openDays(days[0]!, days.at(-1)!), closures.length > 0)}
      </p>
    </div>
  );
}

const change = (castings: readonly Casting[]) =>
  requestStore.change((request) => ({ ...request, castings }));
