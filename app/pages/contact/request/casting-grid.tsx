import { castingCopy as copy } from "#content/copy/cube-planner/castings.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { cubeDates, formatShortDay, isCastingDate } from "#derive/dates/cube-dates.ts";
import { laboratory } from "#derive/laboratory.ts";
import { bringByText, castingName } from "#app/request/casting-lines.ts";
import type { Casting } from "#app/request/request.ts";
import styles from "./entry-row.module.css";

/** A casting with its test dates, and the day to bring the cubes by. */
export function CastingGrid({ casting, today }: { casting: Casting; today: CalendarDate }) {
  const { castOn, ages } = casting;
  const isDated = isCastingDate(castOn, today);
  const by = isDated && bringByText(casting, today, formatShortDay);
  const dates = isDated ? cubeDates(castOn, ages, laboratory.hours.days) : [];
  return (
    <div className={styles.casting}>
      <p>
        <strong>{castingName(casting)}</strong>
        {isDated ? copy.cast(formatShortDay(castOn, today)) : copy.noDate}
        {isDated && dates.length === 0 && `, ${copy.noAge}`}
      </p>
      <dl>
        {dates.map(({ age, date, closed }) => (
          <div key={age}>
            <dt>{copy.days(age)}</dt>
            <dd>
              {formatShortDay(date, today)}
              {date < today ? ` (${copy.past})` : closed && ` (${copy.closed(closed)})`}
            </dd>
          </div>
        ))}
        {by && (
          <div>
            <dt>{copy.bringByHead}</dt>
            <dd>{by}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
