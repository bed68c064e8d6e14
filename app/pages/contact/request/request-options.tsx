import { formId } from "#content/copy/pages.ts";
import { requestCopy as copy } from "#content/copy/request.ts";
import { requestMessageCopy } from "#content/copy/request-message.ts";
import type { Request } from "#app/request/request.ts";
import { requestList } from "#app/request/request-list.ts";
import { Field, InputField } from "#app/ui/field/field.tsx";
import styles from "./request-part.module.css";

interface RequestOptionsProps {
  request: Request;
  places: readonly string[];
}

const edit = (change: Partial<Request>) =>
  requestList.change((current) => ({ ...current, ...change }));

/** What concerns the whole request: its date, and where the samples go. */
export function RequestOptions({ request, places }: RequestOptionsProps) {
  return (
    <>
      <div className={styles.options}>
        <InputField
          label={copy.neededBy}
          type="date"
          value={request.neededBy ?? ""}
          onChange={({ target }) => edit({ neededBy: target.value })}
        />
        <Field label={copy.bringTo}>
          {(wiring) => (
            <select
              {...wiring}
              value={request.bringTo ?? ""}
              onChange={({ target }) => edit({ bringTo: target.value })}
            >
              <option value="">{requestMessageCopy.laboratory}</option>
              {places.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p className={styles.quoted}>{copy.quoted}</p>
      <p className={styles.dock}>
        <a href={`#${formId}`}>{copy.details}</a>
      </p>
    </>
  );
}
