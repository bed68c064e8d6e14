import type { sampleSheetCopy } from "#content/copy/sample-sheet.ts";
import type { ChosenService } from "./chosen-tests.ts";
import { fullName } from "./list-message.ts";
import styles from "./sheet-tests.module.css";

interface SheetTestsProps {
  services: readonly ChosenService[];
  copy: Pick<typeof sampleSheetCopy, "tests" | "columns">;
}

const columnCount = 4;
const blankRows = 6;
/** To be filled in by hand. */
const empty = "\u00a0";

/** The tests with an empty box for the number of samples, or empty rows. */
export function SheetTests({ services, copy }: SheetTestsProps) {
  return (
    <table className={styles.tests} aria-label={copy.tests}>
      <thead>
        <tr>
          {Object.values(copy.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {services.length === 0 && <BlankRows />}
      {services.map(({ slug, name, tests }) => (
        <tbody key={slug}>
          <tr>
            <th colSpan={columnCount} scope="rowgroup">
              {name}
            </th>
          </tr>
          {tests.map((test) => (
            <tr key={test.id}>
              <th scope="row">{fullName(test)}</th>
              <td>{test.methods.join("; ")}</td>
              <td>{test.sample?.text}</td>
              <td className={styles.number}>{empty}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function BlankRows() {
  return (
    <tbody>
      {Array.from({ length: blankRows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columnCount - 1 }, (_cell, at) => (
            <td key={at}>{empty}</td>
          ))}
          <td className={styles.number}>{empty}</td>
        </tr>
      ))}
    </tbody>
  );
}
