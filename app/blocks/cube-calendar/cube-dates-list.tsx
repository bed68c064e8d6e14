import { cubeCalendarCopy as copy } from "#content/copy/cube-calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { castingDatesThatAvoid, type CubeDate, formatDay } from "#derive/catalogue/cube-dates.ts";
import styles from "./cube-calendar.module.css";

interface CubeDatesProps {
  today: string;
  castOn: string;
  ages: readonly number[];
  dates: readonly CubeDate[];
  onCast: (date: string) => void;
}

/** The test dates; one on a closed day is marked, and other casting dates are offered. */
export function CubeDates({ today, castOn, ages, dates, onCast }: CubeDatesProps) {
  const closed = dates.some((date) => date.closed);
  return (
    <div aria-live="polite" className={styles.dates}>
      {dates.length === 0 && <p>{copy.chooseDate}</p>}
      <ul>
        {dates.map((date) => (
          <li key={date.age} data-closed={date.closed}>
            <span className={styles.age}>{copy.days(date.age)}</span> <span>{date.text}</span>
            {date.closed && <strong> {copy.closed(date.closed)}</strong>}
          </li>
        ))}
      </ul>
      {closed && (
        <Avoiding
          dates={castingDatesThatAvoid(castOn, ages, laboratory.hours.days, today)}
          onCast={onCast}
        />
      )}
    </div>
  );
}

interface AvoidingProps {
  dates: readonly string[];
  onCast: (date: string) => void;
}

function Avoiding({ dates, onCast }: AvoidingProps) {
  if (dates.length === 0) return <p>{copy.noneAvoids}</p>;
  return (
    <p className={styles.avoid}>
      {copy.avoid}
      {dates.map((date) => (
        <button key={date} type="button" className={styles.plain} onClick={() => onCast(date)}>
          {formatDay(date)}
        </button>
      ))}
    </p>
  );
}
