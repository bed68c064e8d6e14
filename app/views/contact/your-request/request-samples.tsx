import type { ComponentProps } from "react";
import { requestFormPage } from "#content/copy/pages.ts";
import { requestCopy as copy } from "#content/copy/request/request.ts";
import { setsCopy } from "#content/copy/tables/tables.ts";
import { isOnSite } from "#app/request/entries.ts";
import { byMaterial, samplesOf } from "#app/request/sample-lines.ts";
import { ShareRequest } from "#app/request/share-request.tsx";
import type { useEntries } from "#app/request/use-request.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import styles from "./request.module.css";

type RequestSamplesProps = ComponentProps<typeof ShareRequest> &
  Pick<ReturnType<typeof useEntries>, "kinds">;

/** Each sample once, with how it is packed, kept and marked; then the form that travels with them. */
export function RequestSamples({ entries, kinds, ...shared }: RequestSamplesProps) {
  const samples = samplesOf(entries, kinds);
  const more = samples.find((sample) => sample.more)?.more;
  return (
    <div className={`stack ${styles.after}`}>
      {samples.length > 0 && (
        <>
          <h3>{copy.bring}</h3>
          <dl className={`ruled ${styles.bring}`}>
            {byMaterial(samples).map(({ material, lines }) => (
              <div key={material}>
                <dt>{material}</dt>
                {lines.map((line) => (
                  <dd key={line.key}>
                    {line.amount}
                    {line.more && <small>, {line.more}</small>}
                  </dd>
                ))}
              </div>
            ))}
            {entries.map(
              ({ item, name, tests = [], onSpot = [] }) =>
                onSpot.length > 0 && (
                  <div key={item.id}>
                    <dt>{name}</dt>
                    <dd>{setsCopy.onSpot(onSpot, tests.length - onSpot.length)}</dd>
                  </div>
                ),
            )}
          </dl>
          {more && <a href={more}>{copy.packing}</a>}
          <p className="note">{copy.typicalNote}</p>
        </>
      )}
      <div className="row" data-print="hidden">
        {!entries.every(isOnSite) && (
          <ButtonLink to={requestFormPage.path} variant="outline">
            {copy.form}
          </ButtonLink>
        )}
        <ShareRequest entries={entries} {...shared} />
      </div>
    </div>
  );
}
