import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { concreteSamples } from "#derive/catalogue/concrete-samples.ts";
import { countProblem, volumeProblem } from "#app/request/field-checks.ts";
import { requestLimits as limits } from "#app/request/limits.ts";
import type { Casting } from "#app/request/request.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { CheckedField } from "#app/ui/field/checked-field.tsx";
import styles from "./planner.module.css";

interface HowManyProps {
  casting: Casting;
  needed: number;
  onChange: (casting: Casting) => void;
}

/** How many cubes the code asks for, by the quantity of concrete. */
export function HowMany({ casting, needed, onChange }: HowManyProps) {
  const { cubicMetres, shifts } = casting;
  const least = leastOf(casting);
  const edit = (field: "cubicMetres" | "shifts") => (typed: string) => {
    const { [field]: _before, ...others } = casting;
    onChange(typed ? { ...others, [field]: Number(typed) } : others);
  };
  return (
    <div className={styles.howMany}>
      <CheckedField
        label={copy.cubicMetres}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        value={numberText(cubicMetres)}
        check={volumeProblem(limits.cubicMetres)}
        onChange={edit("cubicMetres")}
      />
      <CheckedField
        label={copy.shifts}
        type="number"
        inputMode="numeric"
        min={1}
        value={numberText(shifts ?? 1)}
        check={countProblem(limits.shifts)}
        onChange={edit("shifts")}
      />
      <p aria-live="polite">
        {least && needed > 0 && (
          <>
            {copy.least(least)}{" "}
            <TextButton onClick={() => onChange({ ...casting, cubes: needed })}>
              {copy.take(needed)}
            </TextButton>
          </>
        )}
      </p>
    </div>
  );
}

const numberText = (value: number | undefined) => (value === undefined ? "" : String(value));

const leastOf = ({ cubicMetres, shifts = 1 }: Casting) =>
  cubicMetres === undefined ? undefined : concreteSamples(cubicMetres, shifts);

/** The cubes of the ages to come; where the quantity of concrete is known, the code says how many are for 28 days. */
export function cubesNeeded(casting: Casting, agesToCome: number, cubesPerAge: number): number {
  const least = leastOf(casting);
  return least && agesToCome > 0 && casting.ages.includes(least.age)
    ? least.cubes + cubesPerAge * (agesToCome - 1)
    : cubesPerAge * agesToCome;
}
