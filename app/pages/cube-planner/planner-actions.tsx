import { type MouseEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { castingCopy } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { isCastingDate } from "#derive/dates/cube-dates.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { orReport } from "#app/browser/or-report.ts";
import type { Casting } from "#app/request/request.ts";
import { requestPath } from "#app/finder/your-request-link.tsx";
import { requestStore } from "#app/request/request-store.ts";
import { ShareRequest } from "#app/request/share-request.tsx";
import { Button, OutlineButton, TextButton } from "#app/ui/button/button.tsx";
import { saveBlob } from "#app/ui/save-blob.ts";
import { CubeLabels, printLabels } from "./cube-labels.tsx";
import styles from "./planner.module.css";

/** The second press of two on "Add to enquiry" does not leave the page. */
const doublePressMs = 500;

interface PlannerActionsProps {
  test: { readonly id: string; readonly name: string };
  today: CalendarDate;
  castings: readonly Casting[];
  listed: boolean;
}

export function PlannerActions({ test, today, castings, listed }: PlannerActionsProps) {
  const [failed, setFailed] = useState(false);
  const navigate = useNavigate();
  const addedAt = useRef(-Infinity);
  const dated = castings.filter(({ castOn, ages }) => isCastingDate(castOn, today) && ages.length);
  const none = dated.length === 0;

  function addOrGo({ timeStamp }: MouseEvent) {
    if (!listed) {
      requestStore.change((request) => ({ ...request, castings }));
      requestStore.add(test.id);
      addedAt.current = timeStamp;
    } else if (timeStamp - addedAt.current > doublePressMs) void navigate(requestPath);
  }

  async function save() {
    try {
      // The library is loaded with the first file.
      const { calendarFile } = await import("./calendar-file.ts");
      const text = calendarFile(test.name, dated, new Date());
      saveBlob(new Blob([text], { type: "text/calendar;charset=utf-8" }), copy.event.file);
      setFailed(false);
    } catch (error) {
      setFailed(orReport(true)(error));
    }
  }

  return (
    <div className={styles.more}>
      <Button onClick={addOrGo}>{listed ? copy.yourRequest : copy.addToEnquiry}</Button>
      <OutlineButton disabled={none} onClick={() => void save()}>
        {copy.addToCalendar}
      </OutlineButton>
      <OutlineButton disabled={none} onClick={printLabels}>
        {copy.printLabels}
      </OutlineButton>
      <ShareRequest
        label={copy.share}
        request={{ items: [{ id: test.id }], castings }}
        entries={[
          {
            item: { id: test.id },
            kind: "test",
            name: test.name,
            methods: [],
            specifications: [],
          },
        ]}
      />
      {listed && (
        <TextButton onClick={() => requestStore.remove(test.id)}>
          {copy.removeFromEnquiry}
        </TextButton>
      )}
      <span className={`${styles.footnote} ${styles.total}`}>{castingCopy.total(castings)}</span>
      <p role="alert">{failed && copy.notCreated}</p>
      <CubeLabels castings={dated} today={today} />
    </div>
  );
}
