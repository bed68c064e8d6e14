import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { castingRange, cubeDates, isCastingDate, weekday } from "#derive/dates/cube-dates.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { countProblem, textProblem } from "#app/request/field-checks.ts";
import { requestLimits } from "#app/request/limits.ts";
import type { Casting } from "#app/request/request.ts";
import { CheckedField } from "#app/ui/field/checked-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CastingDates } from "./casting-dates.tsx";
import { cubesNeeded, HowMany } from "./how-many.tsx";
import styles from "./planner.module.css";

interface CastingFieldsProps {
  number: number;
  casting: Casting;
  /** Those that the planner offers. */
  ages: readonly number[];
  today: CalendarDate;
  cubesPerAge: number;
  gradesId: string;
  onChange: (casting: Casting) => void;
  onRemove: () => void;
}

/** What the visitor knows of a casting, and when its cubes are tested. */
export function CastingFields(props: CastingFieldsProps) {
  const { number, casting, ages, today, cubesPerAge, gradesId, onChange, onRemove } = props;
  const { castOn, cubes } = casting;
  const text = (field: "castOn" | "mark" | "grade") => ({
    value: casting[field] ?? "",
    onChange: (accepted: string) => onChange({ ...casting, [field]: accepted }),
  });
  const isDated = isCastingDate(castOn, today);
  const dates = isDated ? cubeDates(castOn, casting.ages, laboratory.hours.days) : [];
  const agesToCome = dates.filter(({ date }) => date >= today).length;
  const needed = cubesNeeded(casting, agesToCome, cubesPerAge);
  return (
    <div role="group" aria-label={copy.casting(number)} className={styles.casting}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <CheckedField
        label={copy.castOn}
        type="date"
        required
        hint={isDated ? dayOf(castOn, today) : undefined}
        check={(typed) => dateProblem(typed, today)}
        {...text("castOn")}
      />
      <CheckedField
        label={copy.cubes}
        type="number"
        inputMode="numeric"
        min={1}
        max={requestLimits.cubes}
        value={cubes === undefined ? "" : String(cubes)}
        hint={cubes && cubes < needed ? copy.fewCubes(agesToCome, needed, cubes) : undefined}
        check={countProblem(requestLimits.cubes)}
        onChange={(accepted) => onChange(withCubes(casting, accepted))}
      />
      <CheckedField
        label={copy.mark}
        placeholder={copy.markHint}
        check={textProblem(requestLimits.castingMark)}
        {...text("mark")}
      />
      <CheckedField
        label={copy.grade}
        list={gradesId}
        check={textProblem(requestLimits.grade)}
        {...text("grade")}
      />
      <CastingDates {...{ casting, ages, today, onChange, isDated }} />
      <HowMany {...{ casting, needed, onChange }} />
      <button
        type="button"
        className={styles.remove}
        aria-label={copy.remove(number)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** "Monday, today" */
const dayOf = (date: CalendarDate, today: CalendarDate) =>
  date === today ? `${weekday(date)}, ${copy.when(0)}` : weekday(date);

function dateProblem(castOn: CalendarDate, today: CalendarDate): string | undefined {
  const { from, to } = castingRange(today);
  if (isCastingDate(castOn, today)) return undefined;
  return castOn ? copy.wrongDate(formatDate(from), formatDate(to)) : copy.noDate;
}

const withCubes = ({ cubes: _cubes, ...casting }: Casting, typed: string): Casting =>
  typed ? { ...casting, cubes: Number(typed) } : casting;
