import { requestFormPage } from "#content/copy/pages.ts";
import { requestCopy as copy } from "#content/copy/request/request.ts";
import { setsCopy } from "#content/copy/tables/tables.ts";
import { ShareRequest } from "#app/request/share-request.tsx";
import type { TestRequest } from "#app/request/request.ts";
import { samplesOf } from "#app/request/sample-lines.ts";
import type { useEntries } from "#app/request/use-entries.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import styles from "./request.module.css";

interface RequestSamplesProps extends Pick<ReturnType<typeof useEntries>, "entries" | "kinds"> {
  request: TestRequest;
}

/** Each sample once, with how it is packed, kept and marked; then what takes the request elsewhere. */
export function RequestSamples({ request, entries, kinds }: RequestSamplesProps) {
  const samples = samplesOf(entries, kinds);
  return (
    <div className={styles.after}>
      {samples.length > 0 && (
        <div className={styles.bring}>
          <h3>{copy.bring}</h3>
          <dl>
            {samples.map(({ key, amount, names, handling }) => (
              <div key={key}>
                <dt>{names}</dt>
                <dd>
                  {amount}
                  {handling && <small>{handling}</small>}
                </dd>
              </div>
            ))}
            {entries.map(
              ({ item, name, onSpot = [] }) =>
                onSpot.length > 0 && (
                  <div key={item.id}>
                    <dt>{name}</dt>
                    <dd>{setsCopy.onSpot(onSpot)}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className={styles.note}>{copy.typicalNote}</p>
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink to={requestFormPage.path} variant="outline">
          {copy.form}
        </ButtonLink>
        <ShareRequest {...{ request, entries }} />
      </div>
    </div>
  );
}
