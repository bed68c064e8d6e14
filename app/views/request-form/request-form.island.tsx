import { type ReactNode, useMemo, useState } from "react";
import { requestFormPage } from "#content/copy/pages.ts";
import { requestCopy } from "#content/copy/request/request.ts";
import { requestFormCopy as copy } from "#content/copy/request/request-form.ts";
import { requestMessageCopy } from "#content/copy/request/request-message.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { laboratory } from "#derive/laboratory.ts";
import { methodsText } from "#derive/catalogue/methods.ts";
import { deliveryPlaces } from "#derive/catalogue/delivery-places.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { useHistoryEntry } from "#app/browser/history.ts";
import { sender } from "#app/enquiry/draft.ts";
import { castingLine } from "#app/request/casting-lines.ts";
import { deliveryOf } from "#app/request/delivery.ts";
import { castingsOf, type Entry, neededByLabel } from "#app/request/entries.ts";
import type { TestRequest } from "#app/request/request.ts";
import { RequestBoundary } from "#app/request/request-boundary.tsx";
import { referenceInFragment, requestInFragment } from "#app/request/request-link.ts";
import { quantityText, specificationText } from "#app/request/request-message.ts";
import { sampleLines } from "#app/request/sample-lines.ts";
import { ShareRequest } from "#app/request/share-request.tsx";
import { useEntries, useRequest } from "#app/request/use-request.ts";
import { Article } from "#app/shell/article/article.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useResolved } from "#app/ui/use-resolved.ts";
import { Blanks, FormTable } from "./form-parts.tsx";
import styles from "./request-form.module.css";

/** Room to write, also after a request. */
const fewestRows = 6;
const spareRows = 2;

/** An A4 form that goes with the samples; without a request it is blank. */
export default function RequestFormIsland({ children }: { children: ReactNode }) {
  return (
    <RequestBoundary>
      <RequestForm logo={children} />
    </RequestBoundary>
  );
}

function RequestForm({ logo }: { logo: ReactNode }) {
  const { request, reference } = useShownRequest();
  const { entries, kinds, isLoading } = useEntries(request);
  const lines = sampleLines(entries, request, kinds);
  // The document has the date of its build.
  const isHydrated = useHydrated();
  const [today] = useState(() => todayInIndia(new Date()));
  const linesBelow = (entry: Entry) => [
    ...castingsOf(entry, request).map((casting) => castingLine(casting, today)),
    ...[entry.accreditation ?? []].flat(),
  ];
  const delivery = deliveryOf(entries, request);
  const places = deliveryPlaces();
  // A blank form goes to the laboratory.
  const place = entries.length ? places.find(({ label }) => label === delivery.place) : places[0];
  return (
    <div className={styles.sheet}>
      <p className={`row ${styles.letterhead}`} data-print="only">
        {logo}
        <span>
          <strong>{laboratory.name}</strong> {laboratory.strapline}
        </span>
        <span>
          {copy.date} {isHydrated && formatDate(today)}
        </span>
      </p>
      <Article heading={requestFormPage.heading}>
        <div data-print="hidden">
          <p>{request.items.length ? copy.lead : copy.blank}</p>
          <div className={`row ${styles.actions}`} data-needs-scripts>
            <Button disabled={isLoading} onClick={() => window.print()}>
              {copy.print}
            </Button>
            {entries.length > 0 && <ShareRequest {...{ request, entries, today }} />}
          </div>
        </div>
        {isLoading && <p>{requestCopy.loading}</p>}
        <div>
          {place && (
            <>
              <p>
                {copy.deliverTo}{" "}
                <strong>
                  {laboratory.name}, {place.label}
                </strong>
              </p>
              <p>{place.address}</p>
              <p>
                {copy.call} {place.phone}. {place.hours}.
              </p>
            </>
          )}
          {delivery.hasSiteWork && <p>{copy.onSite}</p>}
          {request.project && <p>{requestMessageCopy.project(request.project)}</p>}
          {request.neededBy && <p>{`${neededByLabel(entries)} ${formatDate(request.neededBy)}`}</p>}
          {request.accredited && <p>{requestMessageCopy.accredited}</p>}
          {reference && <p>{`${copy.reference} ${reference}`}</p>}
        </div>
        <Blanks labels={copy.client} known={{ [copy.client[2]]: isHydrated && sender() }} wide />
        <FormTable
          label={copy.tests}
          className={styles.tests}
          columns={copy.testColumns}
          rows={entries.map((entry, at) => [
            at + 1,
            [entry.name, ...linesBelow(entry).map((line, index) => <p key={index}>{line}</p>)],
            [methodsText(entry), specificationText(entry)].filter(Boolean).join("; "),
            quantityText(entry, request),
          ])}
          blankRows={entries.length ? 0 : fewestRows}
        />
        <FormTable
          label={copy.samples}
          className={styles.samples}
          columns={copy.sampleColumns}
          rows={lines.map(({ mark, material, date, test }) => [mark, material, date, "", "", test])}
          blankRows={lines.length ? Math.max(spareRows, fewestRows - lines.length) : fewestRows}
        />
        <Blanks heading={copy.sealing} labels={copy.sealingBlanks} />
        <Blanks heading={copy.rule} labels={copy.rules} boxes />
        <Blanks heading={copy.report} labels={copy.reportBlanks} />
        <section>
          <h2>{copy.handOver}</h2>
          <FormTable
            label={copy.handOver}
            columns={copy.handOverColumns}
            rows={copy.handOverRows.map((row) => [row])}
          />
        </section>
      </Article>
    </div>
  );
}

/** The request of the address if it holds one, as after sending, or the stored request. */
function useShownRequest(): { request: TestRequest; reference?: string | undefined } {
  const { hash } = useHistoryEntry();
  const stored = useRequest();
  const shared = useResolved(useMemo(() => requestInFragment(hash), [hash]));
  return shared
    ? { request: shared.request, reference: referenceInFragment(hash) }
    : { request: stored };
}
