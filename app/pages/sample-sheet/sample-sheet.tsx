import { useState } from "react";
import { sampleSheetPage } from "#content/copy/pages.ts";
import { sampleSheetCopy } from "#content/copy/sample-sheet.ts";
import { laboratory } from "#derive/laboratory.ts";
import { preparationFor } from "#derive/catalogue/preparation.ts";
import { deliveryPlaces, preparations } from "#derive/catalogue/sample-sheet.ts";
import { SheetTests } from "#app/request/sheet-tests.tsx";
import { sheetText } from "#app/request/sheet-text.ts";
import { useChosenServices } from "#app/request/use-chosen-services.ts";
import { pageTitle } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import { ShareButton } from "#app/ui/share-button/share-button.tsx";
import type { Route } from "./+types/sample-sheet";
import { DeliverTo } from "./deliver-to.tsx";
import styles from "./sample-sheet.module.css";

export const loader = () => ({
  copy: sampleSheetCopy,
  preparations: preparations(),
  places: deliveryPlaces(),
});

export const meta = () => [
  { title: pageTitle(sampleSheetPage.title) },
  { name: "description", content: sampleSheetPage.description },
  { name: "robots", content: "noindex" },
];

/** One A4 page that goes with the samples, from the visitor's own list. */
export default function SampleSheetPage({ loaderData }: Route.ComponentProps) {
  const { copy, places } = loaderData;
  const { services } = useChosenServices();
  const [at, setAt] = useState(0);
  const slugs = services.map(({ slug }) => slug);
  const { packing, papers } = preparationFor(loaderData.preparations, slugs);
  const place = places[at]!;
  const title = `${sampleSheetPage.title}, ${laboratory.name}`;
  return (
    <div className={styles.sheet}>
      <Article heading={sampleSheetPage.heading}>
        <div className={styles.screenOnly} data-print="hidden">
          <p>{services.length ? copy.lead : copy.blank}</p>
          <div className={styles.actions} data-needs-scripts>
            <button type="button" onClick={() => window.print()}>
              {copy.print}
            </button>
            <ShareButton
              title={title}
              text={sheetText({ title, services, packing, papers, place })}
              labels={copy}
            />
          </div>
        </div>
        <DeliverTo places={places} at={at} onChoose={setAt} copy={copy} />
        <dl className={styles.blanks}>
          {copy.blanks.map((blank) => (
            <div key={blank}>
              <dt>{blank}</dt>
              <dd />
            </div>
          ))}
        </dl>
        <SheetTests services={services} copy={copy} />
        <Sentences heading={copy.packing} sentences={packing} />
        <Sentences heading={copy.documents} sentences={papers} />
      </Article>
    </div>
  );
}

function Sentences({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.sentences}>
      <h2>{heading}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
