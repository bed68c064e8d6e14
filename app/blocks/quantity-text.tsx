import type { Quantity } from "#content/services/shape.ts";
import styles from "./quantity-text.module.css";

/** An amount, with the word that says it is only usual. */
export function QuantityText({ quantity }: { quantity: Quantity }) {
  if ("stated" in quantity) return quantity.stated;
  return (
    <>
      {quantity.typical} <span className={styles.typical}>typical</span>
    </>
  );
}
