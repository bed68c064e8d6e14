import { cubePlannerCopy } from "#content/copy/cube-planner.ts";
import {
  addDays,
  cubeDates,
  daysBetween,
  formatShortDay,
  isCastingDate,
  weekday,
} from "#derive/catalogue/cube-dates.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { CalendarDate } from "#derive/today-in-india.ts";
import type { Casting } from "#app/request/request.ts";
import styles from "./test-days.module.css";

const copy = cubePlannerCopy.testDays;
const openDays: readonly string[] = laboratory.hours.days;
const width = 857;
const edge = 18;
/** Beyond these, marks of neighbouring days would cover each other. */
const shortest = 28;
const longest = 60;

/** The tests to come on a line of days; the castings say the same in text. */
export function TestDays({
  castings,
  today,
}: {
  castings: readonly Casting[];
  today: CalendarDate;
}) {
  const tests = castings.flatMap(({ castOn, ages }, at) =>
    (isCastingDate(castOn, today) ? cubeDates(castOn, ages, openDays) : [])
      .filter(({ date }) => date >= today)
      .map((test) => ({ ...test, casting: at + 1 })),
  );
  const last = Math.max(...tests.map(({ date }) => daysBetween(today, date)));
  if (tests.length === 0 || last > longest) return null;
  const count = Math.max(last, shortest);
  const step = (width - 2 * edge) / count;
  const x = (date: CalendarDate) => edge + daysBetween(today, date) * step;
  const days = Array.from({ length: count + 1 }, (_, at) => addDays(today, at));
  return (
    <div className={styles.card} aria-hidden="true" data-print="hidden">
      <p>
        <b>{copy.heading}</b> <span>{copy.legend}</span> <i /> <span>{copy.closed}</span>
      </p>
      <svg viewBox={`0 0 ${width} 118`}>
        {days
          .filter((day) => !openDays.includes(weekday(day)))
          .map((day) => (
            <rect key={day} x={x(day) - step / 2} y="6" width={step} height="84" />
          ))}
        <path d={`M${edge} 90H${width - edge}`} />
        {days.map((day, at) => (
          <path key={day} d={`M${x(day)} 90v${at % 7 ? -7 : -16}`} />
        ))}
        {days
          .filter((_, at) => at % 7 === 0)
          .map((day, at) => (
            <text key={day} x={x(day)} y="108" data-first={at === 0 || undefined}>
              {formatShortDay(day).slice(4)}
              {at === 0 && `, ${copy.today}`}
            </text>
          ))}
        {[...new Set(tests.map(({ date }) => date))].map((date) => (
          <Due key={date} x={x(date)} tests={tests.filter((test) => test.date === date)} />
        ))}
      </svg>
    </div>
  );
}

interface DueProps {
  x: number;
  tests: readonly { age: number; casting: number; closed?: string }[];
}

/** The castings that are tested on one day. */
const Due = ({ x, tests }: DueProps) => (
  <g data-closed={tests[0]!.closed}>
    <path d={`M${x} 46v28`} />
    <rect x={x - 5 - 8 * tests.length} y="20" width={10 + 16 * tests.length} height="26" rx="13" />
    <text x={x} y="37.5">
      {tests.map(({ casting }) => casting).join(" ")}
    </text>
    <text x={x} y="13">
      {tests.map(({ age }) => age).join(" ")}
    </text>
  </g>
);
