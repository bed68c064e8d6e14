import { useState } from "react";
import { castingCopy } from "#content/copy/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner.ts";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { pages } from "#content/copy/pages.ts";
import { isCastingDate } from "#derive/catalogue/cube-dates.ts";
import type { CalendarDate } from "#derive/today-in-india.ts";
import { orReport } from "#app/browser/or-report.ts";
import type { Casting } from "#app/request/request.ts";
import { requestList } from "#app/request/request-list.ts";
import { Button, OutlineButton } from "#app/ui/button/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { saveBlob } from "#app/ui/save-blob.ts";
import { CubeLabels, printLabels } from "./cube-labels.tsx";
import styles from "./planner.module.css";

interface PlannerActionsProps {
  test: { readonly id: string; readonly name: string };
  today: CalendarDate;
  castings: readonly Casting[];
  /** Whether the test is part of the request. */
  listed: boolean;
}

/** What can be done with the dates. */
export function PlannerActions({ test, today, castings, listed }: PlannerActionsProps) {
  const [failed, setFailed] = useState(false);
  const dated = castings.filter(({ castOn, ages }) => isCastingDate(castOn, today) && ages.length);
  const none = dated.length === 0;

  function toggle() {
    if (!listed) requestList.change((request) => ({ ...request, castings }));
    requestList.toggle(test.id);
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
      <Button onClick={toggle}>{listed ? copy.removeFromEnquiry : copy.addToEnquiry}</Button>
      <OutlineButton disabled={none} onClick={() => void save()}>
        {copy.addToCalendar}
      </OutlineButton>
      <OutlineButton disabled={none} onClick={printLabels}>
        {copy.printLabels}
      </OutlineButton>
      {listed && (
        <PageLink to={`${pages.contact.path}#${enquiryListCopy.regionId}`}>
          {copy.yourList}
        </PageLink>
      )}
      <span className={`${styles.footnote} ${styles.total}`}>{castingCopy.total(castings)}</span>
      <p role="alert">{failed && copy.notCreated}</p>
      <CubeLabels castings={dated} today={today} />
    </div>
  );
}
