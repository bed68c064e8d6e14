import { cubePlannerCopy as copy } from "#content/copy/cube-planner.ts";
import { castingRange, isCastingDate, weekday } from "#derive/catalogue/cube-dates.ts";
import { formatDate } from "#derive/dates.ts";
import type { CalendarDate } from "#derive/today-in-india.ts";
import type { Casting } from "#app/request/request.ts";
import { InputField } from "#app/ui/field/field.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { CastingDates } from "./casting-dates.tsx";
import styles from "./planner.module.css";

const mostCubes = 99;

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
  const { castOn, cubes, mark = "", grade = "" } = casting;
  const isDated = isCastingDate(castOn, today);
  const needed = cubesPerAge * casting.ages.length;
  return (
    <FieldRow
      aria-label={copy.casting(number)}
      className={styles.casting}
      removeLabel={copy.remove(number)}
      onRemove={onRemove}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <InputField
        label={copy.castOn}
        type="date"
        required
        value={castOn}
        hint={isDated ? dayOf(castOn, today) : undefined}
        error={isDated ? undefined : dateProblem(castOn, today)}
        onChange={({ target }) => onChange({ ...casting, castOn: target.value })}
      />
      <InputField
        label={copy.cubes}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostCubes}
        value={cubes ?? ""}
        hint={cubes && cubes < needed ? copy.fewCubes(needed, cubesPerAge) : undefined}
        onChange={({ target }) => onChange(withCubes(casting, target.valueAsNumber))}
      />
      <InputField
        label={copy.mark}
        maxLength={60}
        placeholder={copy.markHint}
        value={mark}
        onChange={({ target }) => onChange({ ...casting, mark: target.value })}
      />
      <InputField
        label={copy.grade}
        maxLength={12}
        list={gradesId}
        value={grade}
        onChange={({ target }) => onChange({ ...casting, grade: target.value })}
      />
      <CastingDates {...{ casting, ages, today, onChange, isDated }} />
    </FieldRow>
  );
}

/** "Monday, today" */
const dayOf = (date: CalendarDate, today: CalendarDate) =>
  date === today ? `${weekday(date)}, ${copy.when(0)}` : weekday(date);

function dateProblem(castOn: CalendarDate, today: CalendarDate): string {
  const { from, to } = castingRange(today);
  return castOn ? copy.wrongDate(formatDate(from), formatDate(to)) : copy.noDate;
}

function withCubes({ cubes: _cubes, ...casting }: Casting, typed: number): Casting {
  const cubes = Math.min(Math.trunc(typed), mostCubes);
  return cubes >= 1 ? { ...casting, cubes } : casting;
}
