import type { Quantity } from "#content/services/shape.ts";
import styles from "./quantity-text.module.css";

/** A quantity, marked "typical" if it is not a stated value. */
export function QuantityText({ quantity }: { quantity: Quantity }) {
  if ("stated" in quantity) return quantity.stated;
  return (
    <>
      {quantity.typical} <span className={styles.typical}>typical</span>
    </>
  );
}
