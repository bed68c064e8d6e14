import type { ChangeEvent } from "react";
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
  const { castOn, cubes } = casting;
  const text = (field: "castOn" | "mark" | "grade") => ({
    value: casting[field] ?? "",
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...casting, [field]: target.value }),
  });
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
        hint={isDated ? dayOf(castOn, today) : undefined}
        error={isDated ? undefined : dateProblem(castOn, today)}
        {...text("castOn")}
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
      <InputField label={copy.mark} maxLength={60} placeholder={copy.markHint} {...text("mark")} />
      <InputField label={copy.grade} maxLength={12} list={gradesId} {...text("grade")} />
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
