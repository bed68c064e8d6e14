import { enquiryListWords } from "#content/enquiry-list.ts";
import type { PublishedQuantity } from "#derive/quantity.ts";

/** "1 kg, usual amount" where the figure is ours and confirmed at booking. */
export const sampleText = ({ text, from }: PublishedQuantity): string =>
  from === "usual" ? `${text}, ${enquiryListWords.region.usual}` : text;
