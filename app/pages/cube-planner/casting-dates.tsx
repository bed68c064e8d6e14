import { castingCopy } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { bringBy, cubeDates, formatShortDay, openDaysBeside } from "#derive/dates/cube-dates.ts";
import { laboratory } from "#derive/laboratory.ts";
import { type CalendarDate, daysBetween, addDays } from "#derive/dates/calendar.ts";
import type { Casting } from "#app/request/request.ts";
import styles from "./planner.module.css";
import { castingName } from "#app/request/casting-lines.ts";

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
  const dates = isDated ? cubeDates(castOn, chosen, days) : [];
  const closed = dates.find((date) => date.closed && date.date >= today);
  const by = bringBy(castOn, dates, days, today);
  const isPast = dates.every(({ date }) => date < today);
  return (
    <div className={styles.dates} aria-live="polite">
      {ages.map((age) => {
        const date = dates.find((other) => other.age === age)?.date;
        const others = chosen.filter((other) => other !== age);
        return (
          <label key={age} className={styles.date}>
            <input
              type="checkbox"
              aria-label={castingCopy.days(age)}
              checked={chosen.includes(age)}
              onChange={({ target }) =>
                onChange({ ...casting, ages: target.checked ? [...others, age] : others })
              }
            />
            <span className={styles.label}>{castingCopy.days(age)}</span>
            {date && <Day {...{ casting, date, age, today }} />}
            {!chosen.includes(age) && <span className={styles.when}>{copy.notAt(age)}</span>}
          </label>
        );
      })}
      <p className={styles.date}>
        {dates.length > 0 && <span className={styles.label}>{copy.bringBy}</span>}{" "}
        {by && <Day {...{ casting, today }} date={by} past={copy.bringByPast} />}
        {dates.length > 0 && !by && (isPast ? copy.allPast : copy.agreed)}
        {isDated && chosen.length === 0 && <strong>{copy.noAge}</strong>}
      </p>
      {closed && (
        <p className={styles.closed}>
          {copy.closed(closed.closed!, openDaysBeside(closed.date, days))}
        </p>
      )}
    </div>
  );
}

interface DayProps {
  casting: Casting;
  date: CalendarDate;
  /** Absent on the day to bring the cubes. */
  age?: number;
  today: CalendarDate;
  past?: string;
}

/** A date, when that is from today, and a way into the visitor's calendar. */
function Day({ casting, date, age, today, past = castingCopy.past }: DayProps) {
  const inDays = daysBetween(today, date);
  const when = inDays < 0 ? "past" : inDays < 2 ? "soon" : undefined;
  return (
    <span className={styles.day} data-when={when}>
      <time dateTime={date}>{formatShortDay(date, today)}</time>{" "}
      <span className={styles.when}>{inDays < 0 ? past : copy.when(inDays)}</span>{" "}
      {inDays >= 0 && (
        <a
          className={styles.online}
          href={onlineCalendarLink(casting, date, age)}
          target="_blank"
          rel="noreferrer"
          aria-label={copy.addOnline(formatShortDay(date, today))}
        >
          {copy.online}
        </a>
      )}
    </span>
  );
}

const day = (date: CalendarDate) => date.replaceAll("-", "");

/** Opens a calendar on the web with one date filled in; nothing is sent before the visitor follows the link. */
export function onlineCalendarLink(casting: Casting, date: CalendarDate, age?: number): string {
  const parameters = new URLSearchParams({
    action: "TEMPLATE",
    text: [age === undefined ? copy.event.bring : copy.event.title(age), casting.mark]
      .filter(Boolean)
      .join(": "),
    dates: `${day(date)}/${day(addDays(date, 1))}`,
    details: `${castingName(casting)}. ${laboratory.phones[0]}`,
    location: `${laboratory.name}, ${laboratory.address.town}`,
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}
