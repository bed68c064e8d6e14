import { type ReactNode, useId } from "react";
import { castingCopy } from "#content/copy/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner.ts";
import {
  bringBy,
  cubeDates,
  daysBetween,
  formatDay,
  formatShortDay,
  openDaysBeside,
} from "#derive/catalogue/cube-dates.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { CalendarDate } from "#derive/today-in-india.ts";
import type { Casting } from "#app/request/request.ts";
import styles from "./planner.module.css";

const { days } = laboratory.hours;

interface CastingDatesProps {
  casting: Casting;
  ages: readonly number[];
  today: CalendarDate;
  /** Whether the date of casting can be counted from. */
  isDated: boolean;
  onChange: (casting: Casting) => void;
}

/** The ages to tick with their test dates, the day to bring the cubes by, and what closed days mean. */
export function CastingDates({ casting, ages, today, isDated, onChange }: CastingDatesProps) {
  const { castOn, ages: chosen } = casting;
  const id = useId();
  const dates = isDated ? cubeDates(castOn, chosen, days) : [];
  const closed = dates.find((date) => date.closed && date.date >= today);
  const by = bringBy(castOn, dates, days, today);
  return (
    <div className={styles.dates} aria-live="polite">
      {ages.map((age) => {
        const date = dates.find((other) => other.age === age)?.date;
        return (
          <div key={age} className={styles.age}>
            <input
              type="checkbox"
              id={`${id}-${age}`}
              checked={chosen.includes(age)}
              onChange={({ target }) =>
                onChange({
                  ...casting,
                  ages: target.checked
                    ? [...chosen, age].toSorted((one, other) => one - other)
                    : chosen.filter((other) => other !== age),
                })
              }
            />
            <label htmlFor={`${id}-${age}`}>{castingCopy.days(age)}</label>
            {date && <Day date={date} today={today} />}
            {!chosen.includes(age) && <span className={styles.off}>{copy.notAt(age)}</span>}
          </div>
        );
      })}
      <div className={styles.bringBy}>
        {dates.length > 0 && (
          <>
            <span className={styles.bringByLabel}>{copy.bringBy}</span>{" "}
            {by && <Day date={by} today={today} pastNote={copy.bringByPast} />}
            {!by && <span>{dates.every(isPast(today)) ? copy.allPast : copy.agreed}</span>}
          </>
        )}
        {isDated && chosen.length === 0 && <span className={styles.problem}>{copy.noAge}</span>}
      </div>
      {closed && (
        <p className={styles.closed}>
          {copy.closed(closed.closed!, openDaysBeside(closed.date, days))}
        </p>
      )}
    </div>
  );
}

const isPast =
  (today: CalendarDate) =>
  ({ date }: { date: CalendarDate }) =>
    date < today;

interface DayProps {
  date: CalendarDate;
  today: CalendarDate;
  pastNote?: ReactNode;
}

/** A date, in short where columns are narrow, and when that is from today. */
function Day({ date, today, pastNote = castingCopy.past }: DayProps) {
  const inDays = daysBetween(today, date);
  const when = inDays < 0 ? "past" : inDays < 2 ? "soon" : undefined;
  return (
    <span className={styles.day} data-when={when}>
      <span className={styles.long}>{formatDay(date)}</span>
      <span className={styles.short} aria-hidden="true">
        {formatShortDay(date)}
      </span>{" "}
      <span className={styles.when}>{inDays < 0 ? pastNote : copy.when(inDays)}</span>
    </span>
  );
}
