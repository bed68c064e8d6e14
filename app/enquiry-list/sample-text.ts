import { yourTestsWords } from "#content/your-tests.ts";
import type { PublishedQuantity } from "#derive/quantity.ts";

/** "1 kg, usual amount" where the figure is ours and confirmed at booking. */
export const sampleText = ({ text, from }: PublishedQuantity): string =>
  from === "usual" ? `${text}, ${yourTestsWords.usual}` : text;
