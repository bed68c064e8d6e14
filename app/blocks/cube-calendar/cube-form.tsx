import { useState } from "react";
import { cubeCalendarCopy as copy } from "#content/copy/cube-calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { cubeDates, isCalendarDate } from "#derive/catalogue/cube-dates.ts";
import { todayInIndia } from "#derive/today-in-india.ts";
import type { PageSection } from "#derive/pages/service-page.ts";
import { Field } from "#app/ui/field/field.tsx";
import { AgeBoxes } from "./age-boxes.tsx";
import { CubeActions } from "./cube-actions.tsx";
import { CubeDates } from "./cube-dates-list.tsx";
import styles from "./cube-calendar.module.css";

/** In days. */
const longestAge = 365;

type CubeFormProps = Extract<PageSection, { kind: "cube-calendar" }> & { labelledBy: string };

/** A casting date and ages in, test dates out. */
export function CubeForm({ ages, test, cubesPerAge = 1, labelledBy }: CubeFormProps) {
  const [today] = useState(() => todayInIndia(new Date()));
  const [castOn, setCastOn] = useState(today);
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    ages.filter((age) => age.chosen).map(({ days }) => days),
  );
  const [other, setOther] = useState("");
  const otherAges = ageTyped(other);
  const isWrong = other !== "" && otherAges.length === 0;
  const allAges = [...chosen, ...otherAges];
  const dates = isCalendarDate(castOn) ? cubeDates(castOn, allAges, laboratory.hours.days) : [];

  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.form}>
      <div className={styles.inputs}>
        <Field label={copy.castOn}>
          {(wiring) => (
            <input
              {...wiring}
              type="date"
              value={castOn}
              onChange={({ target }) => setCastOn(target.value)}
            />
          )}
        </Field>
        <AgeBoxes ages={ages} chosen={chosen} onChange={setChosen} />
        <Field label={copy.otherAge} {...(isWrong && { error: copy.wrongAge(longestAge) })}>
          {(wiring) => (
            <input
              {...wiring}
              type="number"
              inputMode="numeric"
              min={1}
              max={longestAge}
              value={other}
              onChange={({ target }) => setOther(target.value)}
            />
          )}
        </Field>
      </div>
      <CubeDates today={today} castOn={castOn} ages={allAges} dates={dates} onCast={setCastOn} />
      <CubeActions test={test} castOn={castOn} dates={dates} cubesPerAge={cubesPerAge} />
    </div>
  );
}

/** The age in whole days, or nothing while it is empty or out of range. */
function ageTyped(text: string): number[] {
  const age = Number(text);
  return Number.isInteger(age) && age >= 1 && age <= longestAge ? [age] : [];
}
