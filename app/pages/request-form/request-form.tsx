import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { requestFormPage } from "#content/copy/pages.ts";
import { requestFormCopy } from "#content/copy/request-form.ts";
import { formatDate } from "#derive/dates.ts";
import { laboratory } from "#derive/laboratory.ts";
import { deliveryPlaces } from "#derive/catalogue/delivery-places.ts";
import type { Request } from "#app/request/request.ts";
import { hasRequest, referenceInFragment, requestInFragment } from "#app/request/request-link.ts";
import { requestAddress, ShareList } from "#app/request/share-list.tsx";
import { useEntries } from "#app/request/use-entries.ts";
import { useRequest } from "#app/request/use-request.ts";
import { pageTitle } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { Route } from "./+types/request-form";
import { Blanks, HandOver, PassOrFail } from "./blanks.tsx";
import { SampleTable, TestTable } from "./form-tables.tsx";
import styles from "./request-form.module.css";

export const loader = () => ({ copy: requestFormCopy, places: deliveryPlaces() });

export const meta = () => [
  { title: pageTitle(requestFormPage.title) },
  { name: "description", content: requestFormPage.description },
  { name: "robots", content: "noindex" },
];

const QrCode = lazy(() => import("./qr-code.tsx").catch(() => ({ default: () => null })));

/** An A4 form that goes with the samples, from the visitor's own list or from the one in the address. */
export default function RequestFormPage({ loaderData }: Route.ComponentProps) {
  const { copy, places } = loaderData;
  const { request, reference } = useShownRequest();
  const { entries = [] } = useEntries(request);
  const address = useRequestAddress(request);
  const place = places.find(({ label }) => label === request.bringTo) ?? places[0]!;
  return (
    <div className={styles.sheet}>
      <Article heading={requestFormPage.heading}>
        <div data-print="hidden">
          <p>{request.items.length ? copy.lead : copy.blank}</p>
          <div className={styles.actions} data-needs-scripts>
            <Button onClick={() => window.print()}>{copy.print}</Button>
            {request.items.length > 0 && <ShareList request={request} />}
          </div>
        </div>
        <div className={styles.top}>
          <p>
            {copy.deliverTo}{" "}
            <strong>
              {laboratory.name}, {place.label}
            </strong>
            <br />
            {place.address}
            <br />
            {copy.call} {place.phone}. {place.hours}.
            {request.neededBy && (
              <>
                <br />
                {copy.neededBy} <strong>{formatDate(request.neededBy)}</strong>
              </>
            )}
            {reference && (
              <>
                <br />
                {copy.reference} <strong>{reference}</strong>
              </>
            )}
          </p>
          {address && (
            <figure>
              <Suspense>
                <QrCode text={address} label={copy.scan} />
              </Suspense>
              <figcaption>{copy.scan}</figcaption>
            </figure>
          )}
        </div>
        <Blanks labels={copy.client} />
        <TestTable entries={entries} request={request} copy={copy} />
        <SampleTable entries={entries} request={request} copy={copy} />
        <Blanks heading={copy.sealing} labels={copy.sealingBlanks} />
        <PassOrFail copy={copy} />
        <Blanks heading={copy.report} labels={copy.reportBlanks} />
        <HandOver copy={copy} />
      </Article>
    </div>
  );
}

/** The list of the address if it holds one, as after sending, or the stored list. */
function useShownRequest(): { request: Request; reference?: string | undefined } {
  const { hash } = useLocation();
  const stored = useRequest();
  const [inAddress, setInAddress] = useState<Request>();
  useEffect(() => {
    let current = true;
    void requestInFragment(hash).then((request) => current && setInAddress(request));
    return () => {
      current = false;
    };
  }, [hash]);
  if (!inAddress || !hasRequest(hash)) return { request: stored };
  return { request: inAddress, reference: referenceInFragment(hash) };
}

/** What the code holds, once there is a list. */
function useRequestAddress(request: Request): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let current = true;
    if (request.items.length > 0)
      void requestAddress(request).then((found) => current && setAddress(found));
    return () => {
      current = false;
    };
  }, [request]);
  return request.items.length > 0 ? address : undefined;
}
