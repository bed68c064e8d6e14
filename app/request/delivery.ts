import { requestMessageCopy as copy } from "#content/copy/request/request-message.ts";
import { deliveryPlaces } from "#derive/catalogue/delivery-places.ts";
import { type Entry, hasSamples, hasSiteWork, isForLaboratoryOnly, isOnSite } from "./entries.ts";
import type { TestRequest } from "./request.ts";

/** Where the samples and instruments of a request go; the place is absent where nothing is brought. */
export function deliveryOf(entries: readonly Entry[], { bringTo }: TestRequest) {
  const brought = entries.filter((entry) => !isOnSite(entry));
  const onlyLaboratory = brought.some(isForLaboratoryOnly);
  const isCentre = deliveryPlaces().some(({ label }) => label === bringTo);
  const chosen = bringTo && isCentre && !onlyLaboratory ? bringTo : copy.laboratory;
  return {
    place: brought.length > 0 ? chosen : undefined,
    onlyLaboratory,
    what: brought.some(hasSamples) ? copy.samplesGo : copy.instrumentsGo,
    /** Whether some of the work is done on the client's site. */
    hasSiteWork: entries.some(hasSiteWork),
  };
}
