import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { PlannerPage } from "#derive/pages/cube-planner.ts";
import type { Casting } from "#app/request/request.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AnotherAge } from "./another-age.tsx";
import { CastingFields } from "./casting-fields.tsx";
import { PlannerActions } from "./planner-actions.tsx";
import { useCastings } from "./use-castings.ts";
import styles from "./planner.module.css";

const gradesId = "grades";

/** Castings in, test dates out; the columns of a table where there is room for them, cards elsewhere. */
export function Planner(page: PlannerPage) {
  const { today, castings, change } = useCastings(page.ages, page.cubesPerAge);
  const [moreAges, setMoreAges] = useState<readonly number[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const ages = inOrder([...page.ages, ...moreAges, ...castings.flatMap((casting) => casting.ages)]);

  const replace = (at: number, casting: Casting) =>
    change(castings.map((other, index) => (index === at ? casting : other)));

  function add() {
    const { mark: _mark, ...last } = castings.at(-1)!;
    flushSync(() => change([...castings, { ...last, castOn: today }]));
    list.current?.querySelector<HTMLElement>(":scope > :last-child input")?.focus();
  }

  // The pressed button disappears with its casting.
  function remove(at: number) {
    flushSync(() => change(castings.filter((_, index) => index !== at)));
    list.current?.querySelector<HTMLElement>("input")?.focus();
  }

  function addAge(age: number) {
    setMoreAges([...moreAges, age]);
    change(castings.map((casting) => ({ ...casting, ages: inOrder([...casting.ages, age]) })));
  }

  return (
    <div role="group" aria-label={copy.group} className={styles.planner}>
      <div ref={list} className={styles.castings} data-table={ages.length === 2 || undefined}>
        <Heads ages={ages} />
        {castings.map((casting, at) => (
          <CastingFields
            // oxlint-disable-next-line react/no-array-index-key -- a casting has nothing else that stays.
            key={at}
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
        <button type="button" className={styles.plain} onClick={add}>
          <Icon name="plus" /> {copy.add}
        </button>
        <AnotherAge onAdd={addAge} />
      </div>
      <PlannerActions test={page.test} today={today} castings={castings} onList={change} />
      <p className={styles.footnote}>
        {copy.footnote(copy.openDays(laboratory.hours.days[0]!, laboratory.hours.days.at(-1)!))}
      </p>
    </div>
  );
}

/** The heads of the columns; each field has a label that says the same. */
const Heads = ({ ages }: { ages: readonly number[] }) => (
  <div className={styles.heads} aria-hidden="true">
    {[copy.castOn, copy.cubesHead, copy.mark, copy.grade, ...ages.map(copy.atHead)].map((head) => (
      <span key={head}>{head}</span>
    ))}
    <span>{copy.bringByHead}</span>
  </div>
);

const inOrder = (ages: readonly number[]) =>
  [...new Set(ages)].toSorted((one, other) => one - other);
