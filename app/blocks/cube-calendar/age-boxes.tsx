import { cubeCalendarCopy as copy } from "#content/copy/cube-calendar.ts";
import type { CubeAge } from "#content/services/shape.ts";
import styles from "./cube-calendar.module.css";

interface AgeBoxesProps {
  ages: readonly CubeAge[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** The common ages, each to be ticked. */
export function AgeBoxes({ ages, chosen, onChange }: AgeBoxesProps) {
  return (
    <fieldset className={styles.ages}>
      <legend>{copy.ages}</legend>
      {ages.map(({ days }) => (
        <label key={days}>
          <input
            type="checkbox"
            checked={chosen.includes(days)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, days] : chosen.filter((age) => age !== days))
            }
          />
          {copy.days(days)}
        </label>
      ))}
    </fieldset>
  );
}
