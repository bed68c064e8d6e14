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
  const [error, setError] = useState<string>();

  function add(event: SyntheticEvent) {
    event.preventDefault();
    const age = Number(typed);
    if (!Number.isInteger(age) || age < 1 || age > longestAge)
      return setError(copy.wrongAge(longestAge));
    setError(undefined);
    setTyped("");
    onAdd(age);
  }

  return (
    <form className={styles.more} onSubmit={add} noValidate>
      <InputField
        label={copy.anotherAge}
        error={error}
        type="number"
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextButton type="submit">{copy.addAge}</TextButton>
    </form>
  );
}
