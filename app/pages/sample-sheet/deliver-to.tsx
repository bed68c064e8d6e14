import { useId } from "react";
import type { sampleSheetWords } from "#content/sample-sheet.ts";
import { site } from "#content/site.ts";
import type { DeliveryPlace } from "#derive/catalogue/sample-sheet.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./sample-sheet.module.css";

interface DeliverToProps {
  places: readonly DeliveryPlace[];
  at: number;
  onChoose: (at: number) => void;
  words: Pick<typeof sampleSheetWords, "deliverTo" | "call">;
}

/** Where the samples go; the visitor knows which centre is nearest. */
export function DeliverTo({ places, at, onChoose, words }: DeliverToProps) {
  const id = useId();
  const hydrated = useHydrated();
  const { label, address, phone, hours } = places[at]!;
  return (
    <div className={styles.deliver}>
      <div className={styles.choose} data-print="hidden" data-needs-scripts>
        <label htmlFor={id}>{words.deliverTo}</label>
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
          {site.name}, {label}
        </strong>
        <br />
        {address}
        <br />
        {words.call} {phone}. {hours}.
      </p>
    </div>
  );
}
