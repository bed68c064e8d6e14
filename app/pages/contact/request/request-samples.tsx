import { requestFormPage } from "#content/copy/pages.ts";
import { requestCopy as copy } from "#content/copy/request/request.ts";
import type { TestRequest } from "#app/request/request.ts";
import { samplesOf } from "#app/request/sample-lines.ts";
import { ShareRequest } from "#app/enquiry/share-request.tsx";
import { useEntries } from "#app/request/use-entries.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import styles from "./request.module.css";

/** Each sample once, with how it is packed, kept and marked; then what takes the request elsewhere. */
export function RequestSamples({ request }: { request: TestRequest }) {
  const { entries, kinds } = useEntries(request);
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
