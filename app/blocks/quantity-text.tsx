import type { Quantity } from "#content/provenance.ts";
import { quantityText } from "#derive/quantity.ts";
import styles from "./quantity-text.module.css";

/** A quantity, marked "usual" where it is ours and confirmed at booking. */
export function QuantityText({ quantity }: { quantity: Quantity }) {
  const text = withUnbrokenRanges(quantityText(quantity));
  if (!("usual" in quantity)) return text;
  return (
    <>
      {text} <span className={styles.usual}>usual</span>
    </>
  );
}

/** WebKit breaks a line after the dash of a range. */
const withUnbrokenRanges = (text: string) =>
  text.split(/(\d+–\d+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
