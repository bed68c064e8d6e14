import { requestCopy as copy } from "#content/copy/request/request.ts";
import { deliveryPlaces } from "#derive/catalogue/delivery-places.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { deliveryOf } from "#app/request/delivery.ts";
import { type Entry, neededByLabel } from "#app/request/entries.ts";
import { neededByProblem, textProblem } from "#app/request/field-checks.ts";
import { requestLimits } from "#app/request/limits.ts";
import type { TestRequest } from "#app/request/request.ts";
import { requestStore } from "#app/request/request-store.ts";
import { CheckedField } from "#app/ui/field/checked-field.tsx";
import { Field } from "#app/ui/field/field.tsx";
import styles from "./request.module.css";

/** An empty or undefined value takes the option back. */
const edit = (change: { [Option in keyof TestRequest]?: TestRequest[Option] | undefined }) =>
  requestStore.change((current) => ({ ...current, ...change }) as TestRequest);

interface RequestOptionsProps {
  request: TestRequest;
  entries: readonly Entry[];
  today: CalendarDate;
}

/** What concerns the whole request: the site, its date, and where the samples go. */
export function RequestOptions({ request, entries, today }: RequestOptionsProps) {
  const { project = "", neededBy = "", accredited = false } = request;
  const { place, onlyLaboratory } = deliveryOf(entries, request);
  const places = deliveryPlaces();
  const hours = places.find(({ label }) => label === place)?.hours;
  return (
    <div className={`fields ${styles.options}`}>
      <CheckedField
        label={neededByLabel(entries)}
        type="date"
        min={today}
        value={neededBy}
        check={neededByProblem(today)}
        onChange={(accepted) => edit({ neededBy: accepted })}
      />
      {place && (
        <Field label={copy.bringTo} hint={onlyLaboratory ? copy.bacteria : hours}>
          {(wiring) => (
            <select
              {...wiring}
              value={place}
              onChange={({ target }) => edit({ bringTo: target.value })}
            >
              {places.slice(0, onlyLaboratory ? 1 : undefined).map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={styles.project}>
        <CheckedField
          label={copy.project}
          placeholder={copy.optional}
          value={project}
          check={textProblem(requestLimits.text)}
          onChange={(accepted) => edit({ project: accepted })}
        />
      </div>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={accredited}
          onChange={({ target }) => edit({ accredited: target.checked || undefined })}
        />
        {copy.accredited.label}
        <small>{copy.accredited.hint}</small>
      </label>
    </div>
  );
}
