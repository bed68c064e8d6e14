import { useState } from "react";
import { requestCopy as copy } from "#content/copy/request.ts";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./entry-row.module.css";

const most = 9999;

/** A number with buttons beside it; the field may be empty while somebody types. */
export function Quantity({ value, onChange }: { value: number; onChange: (to: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const set = (to: number) => to >= 1 && onChange(Math.min(Math.trunc(to), most));
  function step(by: number) {
    setTyped(undefined);
    set(value + by);
  }
  return (
    <Field label={copy.quantity}>
      {(wiring) => (
        <div className={styles.steps}>
          <button type="button" aria-label={copy.less} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
          <input
            {...wiring}
            type="number"
            min={1}
            max={most}
            value={typed ?? value}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value);
              set(target.valueAsNumber);
            }}
            onBlur={() => setTyped(undefined)}
          />
          <button type="button" aria-label={copy.more} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </div>
      )}
    </Field>
  );
}
