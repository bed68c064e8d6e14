import { type SyntheticEvent, useState } from "react";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { InputField } from "#app/ui/field/field.tsx";
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
      <InputField
        label={copy.anotherAge}
        error={wrong ? copy.wrongAge(longestAge) : undefined}
        type="number"
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextButton type="submit">{copy.addAge}</TextButton>
    </form>
  );
}
