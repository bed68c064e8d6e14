import { type SyntheticEvent, useState } from "react";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { isCount, requestLimits } from "#app/request/limits.ts";
import { TextButton } from "#app/ui/button/button.tsx";
import { InputField } from "#app/ui/field/field.tsx";
import styles from "./planner.module.css";

interface AnotherAgeProps {
  /** There are as many ages as a casting can have. */
  isFull: boolean;
  onAdd: (age: number) => void;
}

export function AnotherAge({ isFull, onAdd }: AnotherAgeProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();

  function add(event: SyntheticEvent) {
    event.preventDefault();
    const age = Number(typed);
    if (!isCount(age, requestLimits.age)) return setError(copy.wrongAge(requestLimits.age));
    if (isFull) return setError(copy.manyAges(requestLimits.ages));
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
