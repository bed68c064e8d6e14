import { createPortal } from "react-dom";
import { castingCopy } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy } from "#content/copy/cube-planner/cube-planner.ts";
import { cubePortions, formatDay } from "#derive/dates/cube-dates.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { bringByText } from "#app/request/casting-lines.ts";
import type { Casting } from "#app/request/request.ts";
import styles from "./cube-labels.module.css";

const copy = cubePlannerCopy.label;
const { days } = laboratory.hours;
/** Marks the document while labels are printed instead of the page. */
const printing = "printsLabels";

export function printLabels(): void {
  const { dataset } = document.documentElement;
  dataset[printing] = "";
  addEventListener("afterprint", () => delete dataset[printing], { once: true });
  window.print();
}

interface CubeLabelsProps {
  castings: readonly Casting[];
  today: CalendarDate;
}

/** A label for each cube, beside the page, so that the page can be hidden while they are printed. */
export const CubeLabels = ({ castings, today }: CubeLabelsProps) =>
  createPortal(
    <ul className={styles.labels}>
      {castings.flatMap((casting, number) => {
        const { castOn, ages, cubes, mark, grade } = casting;
        const by = bringByText(casting, today, formatDay);
        return cubePortions(castOn, ages, cubes, days).flatMap(({ age, date, count }) =>
          Array.from({ length: count }, (_, at) => (
            <li key={`${number}-${age}-${at}`}>
              <strong>{`${castingCopy.days(age)} · ${copy.cube(at + 1, count)}`}</strong>
              <Written label={copy.mark} text={mark} />
              <Written label={copy.grade} text={grade} />
              <span>
                {copy.cast} {formatDay(castOn)}
              </span>
              {by && (
                <span>
                  {cubePlannerCopy.bringBy} {by}
                </span>
              )}
              <span>
                {copy.test} {formatDay(date)}
              </span>
              <small>
                {laboratory.name}, {laboratory.phones[0]}
              </small>
            </li>
          )),
        );
      })}
    </ul>,
    document.body,
  );

/** What the visitor has not typed is written by hand. */
const Written = ({ label, text }: { label: string; text: string | undefined }) => (
  <span className={text ? undefined : styles.blank}>
    {label} {text && <b>{text}</b>}
  </span>
);
