import { centres } from "#content/centres.ts";
import { services } from "#content/services/index.ts";
import { postalAddress, site } from "#content/site.ts";
import { sampleSheetCopy } from "#content/copy/sample-sheet.ts";
import { cataloguedTests } from "./catalogue.ts";
import type { DeliveryPlace, Preparation } from "./preparation.ts";

export const preparations = (): Preparation[] =>
  services
    .filter((service) => cataloguedTests(service).length > 0)
    .map(({ slug, bring: { packing, papers } }) => ({ slug, packing, papers }));

/** The laboratory first; a centre without a phone is reached through it. */
export const deliveryPlaces = (): DeliveryPlace[] => [
  {
    label: sampleSheetCopy.laboratory,
    address: postalAddress,
    phone: site.phones[0],
    hours: site.hours.words,
  },
  ...centres.map((centre) => ({
    label: centre.label,
    address: centre.address,
    phone: "phone" in centre ? centre.phone : site.phones[0],
    hours: centre.hours,
  })),
];
