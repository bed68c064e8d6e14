import { createPortal } from "react-dom";
import { cubeCalendarCopy } from "#content/copy/cube-calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { type CubeDate, formatDay } from "#derive/catalogue/cube-dates.ts";
import styles from "./cube-labels.module.css";

const copy = cubeCalendarCopy.label;
/** Marks the document while labels are printed instead of the page. */
const printing = "printsLabels";

/** Prints the labels alone. */
export function printLabels(): void {
  const { dataset } = document.documentElement;
  dataset[printing] = "";
  addEventListener("afterprint", () => delete dataset[printing], { once: true });
  window.print();
}

interface CubeLabelsProps {
  castOn: string;
  dates: readonly CubeDate[];
  cubesPerAge: number;
}

/** A label for each cube, beside the page, so that the page can be hidden while they are printed. */
export function CubeLabels({ castOn, dates, cubesPerAge }: CubeLabelsProps) {
  const cubes = Array.from({ length: cubesPerAge }, (_, at) => at + 1);
  return createPortal(
    <ul className={styles.labels}>
      {dates.flatMap((date) =>
        cubes.map((cube) => (
          <li key={`${date.age}-${cube}`}>
            <strong>
              {cubeCalendarCopy.days(date.age)}
              {cubesPerAge > 1 && ` · ${copy.cube(cube, cubesPerAge)}`}
            </strong>
            <span>
              {copy.cast} {formatDay(castOn)}
            </span>
            <span>
              {copy.test} {date.text}
            </span>
            {copy.blanks.map((blank) => (
              <span key={blank} className={styles.blank}>
                {blank}
              </span>
            ))}
            <small>
              {laboratory.name}, {laboratory.phones[0]}
            </small>
          </li>
        )),
      )}
    </ul>,
    document.body,
  );
}
