import { useEffect, useState } from "react";
import { formId } from "#content/copy/pages.ts";
import { requestCopy as copy } from "#content/copy/request/request.ts";
import { requestMessageCopy } from "#content/copy/request/request-message.ts";
import { formatShortDay } from "#derive/dates/cube-dates.ts";
import { laboratory } from "#derive/laboratory.ts";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { earliestReport } from "#app/request/earliest-report.ts";
import { dateProblem, textProblem } from "#app/request/field-checks.ts";
import { requestLimits } from "#app/request/limits.ts";
import type { TestRequest } from "#app/request/request.ts";
import { requestStore } from "#app/request/request-store.ts";
import { useEntries } from "#app/request/use-entries.ts";
import { CheckedField } from "#app/ui/field/checked-field.tsx";
import { Field } from "#app/ui/field/field.tsx";
import button from "#app/ui/button/button.module.css";
import styles from "./request.module.css";

/** An empty or undefined value takes the option back. */
const edit = (change: { [Option in keyof TestRequest]?: TestRequest[Option] | undefined }) =>
  requestStore.change((current) => ({ ...current, ...change }) as TestRequest);

export interface RequestOptionsProps {
  request: TestRequest;
  places: readonly { readonly label: string; readonly hours: string }[];
}

/** What concerns the whole request: the site, its date, and where the samples go. */
export function RequestOptions({ request, places }: RequestOptionsProps) {
  const { project = "", neededBy = "", bringTo = "" } = request;
  const { entries } = useEntries(request);
  const [today] = useState(() => todayInIndia(new Date()));
  const earliest = earliestReport(entries, request, today, laboratory.hours.days);
  const hours = places.find(({ label }) => label === bringTo)?.hours ?? laboratory.hours.text;
  return (
    <>
      <div className={styles.options}>
        <CheckedField
          label={copy.neededBy}
          type="date"
          hint={earliest && copy.notBefore(formatShortDay(earliest.date, today), earliest)}
          value={neededBy}
          check={dateProblem}
          onChange={(accepted) => edit({ neededBy: accepted })}
        />
        <Field label={copy.bringTo} hint={hours}>
          {(wiring) => (
            <select
              {...wiring}
              value={bringTo}
              onChange={({ target }) => edit({ bringTo: target.value })}
            >
              <option value="">{requestMessageCopy.laboratory}</option>
              {places.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.project}>
          <CheckedField
            label={copy.project}
            placeholder={copy.optional}
            value={project}
            check={textProblem(requestLimits.text)}
            onChange={(accepted) => edit({ project: accepted })}
          />
        </div>
        {(["accredited", "uncertainty"] as const).map((box) => (
          <label key={box} className={styles.box}>
            <input
              type="checkbox"
              checked={request[box] ?? false}
              onChange={({ target }) => edit({ [box]: target.checked || undefined })}
            />
            {copy.boxes[box].label}
            <small>{copy.boxes[box].hint}</small>
          </label>
        ))}
      </div>
      <LinkToForm />
    </>
  );
}

/** On phones; the form itself needs no link to it. */
function LinkToForm() {
  const [isFormInView, setFormInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([form]) => setFormInView(form!.isIntersecting));
    observer.observe(document.getElementById(formId)!.closest("form")!);
    return () => observer.disconnect();
  }, []);
  return (
    <p className={styles.dock} hidden={isFormInView}>
      <a className={button.button} href={`#${formId}`}>
        {copy.details}
      </a>
    </p>
  );
}
