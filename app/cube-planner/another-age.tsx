import { type SyntheticEvent, useState } from "react";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner.ts";
import { Field } from "#app/ui/field/field.tsx";
import styles from "./planner.module.css";

/** In days. */
const longestAge = 365;

/** An age that is not usual, for every casting. */
export function AnotherAge({ onAdd }: { onAdd: (age: number) => void }) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);

  function add(event: SyntheticEvent) {
    event.preventDefault();
    const age = Number(typed);
    const isAge = Number.isInteger(age) && age >= 1 && age <= longestAge;
    setWrong(!isAge);
    if (!isAge) return;
    onAdd(age);
    setTyped("");
  }

  return (
    <form className={styles.anotherAge} onSubmit={add} noValidate>
      <Field label={copy.anotherAge} error={wrong ? copy.wrongAge(longestAge) : undefined}>
        {(wiring) => (
          <input
            {...wiring}
            type="number"
            inputMode="numeric"
            min={1}
            max={longestAge}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <button type="submit" className={styles.plain}>
        {copy.addAge}
      </button>
    </form>
  );
}
