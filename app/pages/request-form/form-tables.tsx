import { useState } from "react";
import type { requestFormCopy } from "#content/copy/request-form.ts";
import { todayInIndia } from "#derive/today-in-india.ts";
import { castingLines } from "#app/request/casting-lines.ts";
import { cubeTestId, type Entry } from "#app/request/entries.ts";
import type { Request } from "#app/request/request.ts";
import { quantityText } from "#app/request/request-message.ts";
import { sampleLines } from "#app/request/sample-lines.ts";
import styles from "./request-form.module.css";

interface TableProps {
  entries: readonly Entry[];
  request: Request;
  copy: typeof requestFormCopy;
}

/** To be filled in by hand. */
export const empty = "\u00a0";

/** Room to write, also after a list. */
const fewestRows = 6;
const spareRows = 2;

const blankRows = (used: number) =>
  Array.from({ length: used ? Math.max(spareRows, fewestRows - used) : fewestRows }, (_, at) => at);

/** What is asked for, numbered for the lines of samples. */
export function TestTable({ entries, request, copy }: TableProps) {
  const [today] = useState(() => todayInIndia(new Date()));
  return (
    <table className={`${styles.table} ${styles.tests}`} aria-label={copy.tests}>
      <Head columns={copy.testColumns} />
      <tbody>
        {entries.map((entry, at) => (
          <tr key={entry.item.id}>
            <td>{at + 1}</td>
            <th scope="row">
              {entry.name}
              {entry.item.id === cubeTestId &&
                castingLines(request.castings, today).map((line) => (
                  <small key={line}>{line}</small>
                ))}
            </th>
            <td>{entry.methods.join("; ")}</td>
            <td>{quantityText(entry, request)}</td>
          </tr>
        ))}
        {entries.length === 0 && (
          <BlankRows rows={blankRows(0)} columns={copy.testColumns.length} />
        )}
      </tbody>
    </table>
  );
}

/** One line for each sample, the rest to be filled in by hand. */
export function SampleTable({ entries, request, copy }: TableProps) {
  const lines = sampleLines(entries, request);
  return (
    <table className={`${styles.table} ${styles.samples}`} aria-label={copy.samples}>
      <Head columns={copy.sampleColumns} />
      <tbody>
        {lines.map(({ mark, date, tests }, at) => (
          <tr key={at}>
            <td>{mark}</td>
            <td>{empty}</td>
            <td>{date}</td>
            <td>{empty}</td>
            <td>{empty}</td>
            <td>{tests.join(", ")}</td>
          </tr>
        ))}
        <BlankRows rows={blankRows(lines.length)} columns={copy.sampleColumns.length} />
      </tbody>
    </table>
  );
}

const Head = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

const BlankRows = ({ rows, columns }: { rows: readonly number[]; columns: number }) =>
  rows.map((row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, at) => (
        <td key={at}>{empty}</td>
      ))}
    </tr>
  ));
