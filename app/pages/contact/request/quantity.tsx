import { useId } from "react";
import { requestCopy as copy } from "#content/copy/request.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./entry-row.module.css";

const most = 9999;

/** A number with buttons beside it. */
export function Quantity({ value, onChange }: { value: number; onChange: (to: number) => void }) {
  const id = useId();
  const set = (to: number) => onChange(Math.min(Math.max(Math.trunc(to) || 1, 1), most));
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>{copy.quantity}</label>
      <div className={styles.steps}>
        <button type="button" aria-label={copy.less} onClick={() => set(value - 1)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="number"
          min={1}
          max={most}
          value={value}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        <button type="button" aria-label={copy.more} onClick={() => set(value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
