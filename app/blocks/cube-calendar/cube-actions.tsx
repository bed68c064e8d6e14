import { useState } from "react";
import { cubeCalendarCopy as copy } from "#content/copy/cube-calendar.ts";
import type { CubeDate } from "#derive/catalogue/cube-dates.ts";
import { requestList } from "#app/request/request-list.ts";
import { useRequestedIds } from "#app/request/use-request.ts";
import { Button } from "#app/ui/button/button.tsx";
import { saveBlob } from "#app/ui/save-blob.ts";
import { CubeLabels, printLabels } from "./cube-labels.tsx";
import styles from "./cube-calendar.module.css";

interface CubeActionsProps {
  test: { readonly id: string; readonly name: string };
  castOn: string;
  dates: readonly CubeDate[];
  cubesPerAge: number;
}

/** What can be done with the dates. */
export function CubeActions({ test, castOn, dates, cubesPerAge }: CubeActionsProps) {
  const [failed, setFailed] = useState(false);
  const listed = useRequestedIds().includes(test.id);
  const none = dates.length === 0;

  async function save() {
    try {
      // The library is loaded with the first file.
      const { calendarFile } = await import("./calendar-file.ts");
      const text = calendarFile({ ...test, castOn, dates }, new Date());
      saveBlob(new Blob([text], { type: "text/calendar;charset=utf-8" }), copy.event.file);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={styles.actions}>
      <Button disabled={none} onClick={() => void save()}>
        {copy.addToCalendar}
      </Button>
      <button type="button" className={styles.plain} disabled={none} onClick={printLabels}>
        {copy.printLabels}
      </button>
      <button
        type="button"
        className={styles.plain}
        onClick={() => (listed ? requestList.remove(test.id) : requestList.add(test.id))}
      >
        {listed ? copy.removeFromEnquiry : copy.addToEnquiry}
      </button>
      <p role="alert">{failed && copy.notCreated}</p>
      <CubeLabels castOn={castOn} dates={dates} cubesPerAge={cubesPerAge} />
    </div>
  );
}
