import { useId } from "react";
import type { sampleSheetCopy } from "#content/copy/sample-sheet.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { DeliveryPlace } from "#derive/catalogue/sample-sheet.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./sample-sheet.module.css";

interface DeliverToProps {
  places: readonly DeliveryPlace[];
  at: number;
  onChoose: (at: number) => void;
  copy: Pick<typeof sampleSheetCopy, "deliverTo" | "call">;
}

/** Where the samples go; the visitor knows which centre is nearest. */
export function DeliverTo({ places, at, onChoose, copy }: DeliverToProps) {
  const id = useId();
  const hydrated = useHydrated();
  const { label, address, phone, hours } = places[at]!;
  return (
    <div className={styles.deliver}>
      <div className={styles.choose} data-print="hidden" data-needs-scripts>
        <label htmlFor={id}>{copy.deliverTo}</label>
        <select
          id={id}
          value={at}
          disabled={!hydrated}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {places.map((place, index) => (
            <option key={place.label} value={index}>
              {place.label}
            </option>
          ))}
        </select>
      </div>
      <p>
        <strong>
          {laboratory.name}, {label}
        </strong>
        <br />
        {address}
        <br />
        {copy.call} {phone}. {hours}.
      </p>
    </div>
  );
}
