import { castingCopy } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { type CalendarDate, daysBetween } from "#derive/dates/calendar.ts";
import {
  bringBy,
  closuresBefore,
  cubeDates,
  formatShortDay,
  isCastingDate,
  openDaysBeside,
} from "#derive/dates/cube-dates.ts";
import { workingDays } from "#derive/laboratory.ts";
import type { Casting } from "#app/request/request.ts";
import styles from "./planner.module.css";

const working = workingDays();

interface CastingDatesProps {
  casting: Casting;
  ages: readonly number[];
  today: CalendarDate;
  onChange: (casting: Casting) => void;
}

/** The ages to tick with their test dates, the day to bring the cubes by, and what closed days mean. */
export function CastingDates({ casting, ages, today, onChange }: CastingDatesProps) {
  const { castOn, ages: chosen } = casting;
  const dates = isCastingDate(castOn, today) ? cubeDates(castOn, chosen, working) : [];
  const closed = dates.find((date) => date.closed && date.date >= today);
  const by = bringBy(castOn, dates, working, today);
  const isPast = dates.every(({ date }) => date < today);
  const shown = (date: CalendarDate, past: string) => (
    <>
      <time dateTime={date} data-past={date < today || undefined}>
        {formatShortDay(date, today)}
      </time>{" "}
      <small>{date < today ? past : copy.when(daysBetween(today, date))}</small>
    </>
  );
  return (
    <div className={`grid ${styles.dates}`} aria-live="polite">
      {ages.map((age) => {
        const date = dates.find((other) => other.age === age)?.date;
        const others = chosen.filter((other) => other !== age);
        return (
          <label key={age} className="row">
            <input
              type="checkbox"
              aria-label={castingCopy.days(age)}
              aria-invalid={chosen.length === 0}
              checked={chosen.includes(age)}
              onChange={({ target }) =>
                onChange({ ...casting, ages: target.checked ? [...others, age] : others })
              }
            />
            <span>{castingCopy.days(age)}</span> {date && shown(date, castingCopy.past)}
          </label>
        );
      })}
      {chosen.length === 0 && <strong>{copy.noAge}</strong>}
      {dates.length > 0 && (
        <p className="row">
          <span>{copy.bringBy}</span>{" "}
          {by ? shown(by, copy.bringByPast) : isPast ? copy.allPast : copy.agreed}
          {by &&
            closuresBefore(by, dates, working).map(({ on, reason }) => (
              <small key={on}>{copy.closedBefore(formatShortDay(on, today), reason)}</small>
            ))}
        </p>
      )}
      {closed && (
        <p className={`note ${styles.closed}`}>
          {copy.closed(closed.closed!, openDaysBeside(closed.date, working))}
        </p>
      )}
    </div>
  );
}
