import { requestCopy as copy } from "#content/copy/request/request.ts";
import { requestMessageCopy } from "#content/copy/request/request-message.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { laboratory } from "#derive/laboratory.ts";
import { deliveryOf } from "#app/request/delivery.ts";
import type { Entry } from "#app/request/entries.ts";
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

export interface Place {
  readonly label: string;
  readonly hours: string;
}

interface RequestOptionsProps {
  request: TestRequest;
  entries: readonly Entry[];
  places: readonly Place[];
  today: CalendarDate;
}

/** What concerns the whole request: the site, its date, and where the samples go. */
export function RequestOptions({ request, entries, places, today }: RequestOptionsProps) {
  const { project = "", neededBy = "", accredited = false } = request;
  const { place, onlyLaboratory } = deliveryOf(entries, request);
  const offered = onlyLaboratory ? [] : places;
  const hours = places.find(({ label }) => label === place)?.hours ?? laboratory.hours.text;
  return (
    <div className={styles.options}>
      <CheckedField
        label={copy.neededBy}
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
              {[requestMessageCopy.laboratory, ...offered.map(({ label }) => label)].map(
                (label) => (
                  <option key={label}>{label}</option>
                ),
              )}
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
