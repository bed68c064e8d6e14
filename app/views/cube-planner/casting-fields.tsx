import { useState } from "react";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { castingRange, isCastingDate } from "#derive/dates/cube-dates.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { countProblem, textProblem } from "#app/request/field-checks.ts";
import { requestLimits } from "#app/request/limits.ts";
import type { Casting } from "#app/request/request.ts";
import { CheckedField } from "#app/ui/field/checked-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CastingDates } from "./casting-dates.tsx";
import styles from "./planner.module.css";

interface CastingFieldsProps {
  number: number;
  casting: Casting;
  /** Those that the planner offers. */
  ages: readonly number[];
  today: CalendarDate;
  onChange: (casting: Casting) => void;
  onRemove: () => void;
}

const cubesProblem = countProblem(requestLimits.cubes);

/** What the visitor knows of a casting, and when its cubes are tested. */
export function CastingFields(props: CastingFieldsProps) {
  const { number, casting, ages, today, onChange, onRemove } = props;
  // A browser hands over no text for letters in a field of numbers.
  const [isUnreadable, setUnreadable] = useState(false);
  const text = (field: "castOn" | "mark") => ({
    value: casting[field] ?? "",
    onChange: (accepted: string) => onChange({ ...casting, [field]: accepted }),
  });
  return (
    <div role="group" aria-label={copy.casting(number)} className={`fields ${styles.casting}`}>
      <span className="label" aria-hidden="true">
        {copy.casting(number)}
      </span>
      <CheckedField
        label={copy.castOn}
        type="date"
        required
        check={(typed) => dateProblem(typed, today)}
        {...text("castOn")}
      />
      <CheckedField
        label={copy.cubes}
        type="number"
        inputMode="numeric"
        min={1}
        max={requestLimits.cubes}
        value={String(casting.cubes ?? "")}
        check={cubesProblem}
        error={isUnreadable ? cubesProblem("0") : undefined}
        onInput={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
        onChange={(accepted) => onChange(withCubes(casting, accepted))}
      />
      <CheckedField
        label={copy.mark}
        placeholder={copy.markHint}
        check={textProblem(requestLimits.castingMark)}
        {...text("mark")}
      />
      <CastingDates {...{ casting, ages, today, onChange }} />
      <button type="button" aria-label={copy.remove(number)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function dateProblem(castOn: CalendarDate, today: CalendarDate): string | undefined {
  const { from, to } = castingRange(today);
  if (isCastingDate(castOn, today)) return undefined;
  return castOn ? copy.wrongDate(formatDate(from), formatDate(to)) : copy.noDate;
}

const withCubes = ({ cubes: _cubes, ...casting }: Casting, typed: string): Casting =>
  typed ? { ...casting, cubes: Number(typed) } : casting;
