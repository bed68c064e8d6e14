import { requestCopy as copy } from "#content/copy/request/request.ts";
import { countProblem } from "#app/request/field-checks.ts";
import { requestLimits } from "#app/request/limits.ts";
import { CheckedField } from "#app/ui/field/checked-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./entry-row.module.css";

const most = requestLimits.quantity;

/** A number with buttons beside it; the field may be empty while somebody types. */
export function Quantity({ value, onChange }: { value: number; onChange: (to: number) => void }) {
  const step = (by: number) => onChange(Math.min(Math.max(value + by, 1), most));
  return (
    <div className={styles.steps}>
      <CheckedField
        label={copy.quantity}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={String(value)}
        check={countProblem(most)}
        onFocus={({ target }) => target.select()}
        onChange={(accepted) => accepted && onChange(Number(accepted))}
      />
      <button type="button" aria-label={copy.less} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={copy.more} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
