import { useRef } from "react";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { yourTestsCopy as copy } from "#content/copy/your-tests.ts";
import { pages, sampleSheetPage } from "#content/copy/pages.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { ChosenTests } from "./chosen-tests-list.tsx";
import { PasteList } from "./paste/paste-dialog.tsx";
import { requestList } from "./request-list.ts";
import { SamplesToBring } from "./samples-to-bring.tsx";
import type { Chosen } from "./use-chosen-services.ts";
import { useRequestedIds } from "./use-request.ts";
import styles from "./your-tests.module.css";

const headingId = `${enquiryListCopy.regionId}-heading`;

/** The chosen tests on the contact page, and what to bring for them. */
export function YourTests({ services, failed }: Chosen) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useRequestedIds();

  // The pressed button disappears with its test.
  function remove(removed: readonly string[]) {
    for (const id of removed) requestList.remove(id);
    heading.current?.focus();
  }

  return (
    <section
      id={enquiryListCopy.regionId}
      className={styles.region}
      aria-labelledby={headingId}
      data-needs-scripts
      data-print="hidden"
    >
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {copy.heading}
      </h2>
      {ids.length === 0 ? (
        <p>
          {copy.empty} <PageLink to={pages.services.path}>{copy.chooseLink}</PageLink>
        </p>
      ) : (
        <>
          <p>{failed ? copy.notLoaded : copy.intro}</p>
          {services.map((service) => (
            <div key={service.slug} className={styles.service}>
              <ChosenTests service={service} onRemove={(id) => remove([id])} />
              <SamplesToBring service={service} />
            </div>
          ))}
          {!failed && <p className={styles.note}>{copy.shared}</p>}
          <div className={styles.actions}>
            <ButtonLink to={sampleSheetPage.path} variant="outline">
              {copy.sheet}
            </ButtonLink>
            <button type="button" className={styles.clear} onClick={() => remove(ids)}>
              {copy.clear}
            </button>
          </div>
        </>
      )}
      <PasteList />
    </section>
  );
}
