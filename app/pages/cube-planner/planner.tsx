import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { PlannerPage } from "#derive/pages/cube-planner.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { requestLimits } from "#app/request/limits.ts";
import type { Casting } from "#app/request/request.ts";
import { RequestBoundary } from "#app/shell/request-boundary.tsx";
import { requestStore } from "#app/request/request-store.ts";
import { useRequest } from "#app/request/use-request.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AnotherAge } from "./another-age.tsx";
import { CastingFields } from "./casting-fields.tsx";
import { PlannerActions } from "./planner-actions.tsx";
import styles from "./planner.module.css";

const gradesId = "grades";

/** Castings in, test dates out; the columns of a table where there is room for them, cards elsewhere. */
export function Planner(page: PlannerPage) {
  return (
    <RequestBoundary>
      <Castings {...page} />
    </RequestBoundary>
  );
}

function Castings(page: PlannerPage) {
  const [today] = useState(() => todayInIndia(new Date()));
  const { items, castings: stored } = useRequest();
  const listed = items.some(({ id }) => id === page.test.id);
  // One to begin with, which is stored when it is changed; a listed test shows what its request holds.
  const first: Casting = {
    castOn: today,
    cubes: page.cubesPerAge * page.ages.length,
    ages: page.ages,
  };
  const castings = stored.length > 0 || listed ? stored : [first];
  const [moreAges, setMoreAges] = useState<readonly number[]>([]);
  const [removals, setRemovals] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const ages = inOrder([...page.ages, ...moreAges, ...castings.flatMap((casting) => casting.ages)]);

  const replace = (at: number, casting: Casting) =>
    change(castings.map((other, index) => (index === at ? casting : other)));

  function add() {
    const { mark: _mark, ...last } = castings.at(-1) ?? first;
    flushSync(() => change([...castings, { ...last, castOn: today }]));
    // The whole casting is seen, and what follows it.
    list.current?.lastElementChild?.scrollIntoView();
    list.current?.querySelector<HTMLElement>(":scope > :last-child input")?.focus();
  }

  // The pressed button disappears with its casting; without another the first control adds one.
  function remove(at: number) {
    flushSync(() => {
      change(castings.filter((_, index) => index !== at));
      setRemovals(removals + 1);
    });
    list.current?.parentElement?.querySelector<HTMLElement>("input, button")?.focus();
  }

  function addAge(age: number) {
    setMoreAges([...moreAges, age]);
    change(castings.map((casting) => ({ ...casting, ages: [...new Set([...casting.ages, age])] })));
  }

  return (
    <div role="group" aria-label={copy.group} className={styles.planner}>
      <div ref={list} data-table={ages.length === 2 || undefined}>
        {/* Where there is room for heads of columns; each field has a label that says the same. */}
        <div className={styles.heads} aria-hidden="true">
          {[...copy.heads, ...ages.map(copy.atHead), copy.bringByHead].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {castings.map((casting, at) => (
          <CastingFields
            // Texts that were refused must not stay in the fields of the casting that follows a removed one.
            key={`${removals} ${at}`}
            {...{ casting, ages, today, gradesId }}
            number={at + 1}
            cubesPerAge={page.cubesPerAge}
            onChange={(changed) => replace(at, changed)}
            onRemove={() => remove(at)}
          />
        ))}
      </div>
      <datalist id={gradesId}>
        {page.grades.map((grade) => (
          <option key={grade}>{grade}</option>
        ))}
      </datalist>
      <div className={styles.more}>
        <TextButton onClick={add}>
          <Icon name="plus" /> {copy.add}
        </TextButton>
        <AnotherAge isFull={ages.length >= requestLimits.ages} onAdd={addAge} />
      </div>
      <PlannerActions test={page.test} {...{ today, castings, listed }} />
      <p className={styles.footnote}>
        {copy.footnote(copy.openDays(laboratory.hours.days[0]!, laboratory.hours.days.at(-1)!))}
      </p>
    </div>
  );
}

const change = (castings: readonly Casting[]) =>
  requestStore.change((request) => ({ ...request, castings }));

const inOrder = (ages: readonly number[]) =>
  [...new Set(ages)].toSorted((one, other) => one - other);
