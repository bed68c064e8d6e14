import { centres } from "#content/centres.ts";
import { services } from "#content/services/index.ts";
import { postalAddress, site } from "#content/site.ts";
import { sampleSheetCopy } from "#content/copy/sample-sheet.ts";
import { cataloguedTests } from "./catalogue.ts";
import { handling } from "./samples.ts";

export type Preparation = ReturnType<typeof preparations>[number];
export type DeliveryPlace = ReturnType<typeof deliveryPlaces>[number];

/** How samples of a service are packed, and the papers that go with them. */
export const preparations = () =>
  services
    .filter((service) => cataloguedTests(service).length > 0)
    .map(({ slug, bring }) => ({
      slug,
      packing: [...handling(bring).map(({ of, text }) => `${of}: ${text}`), ...bring.packing],
      papers: bring.papers,
    }));

/** The laboratory first; a centre without a phone is reached through it. */
export const deliveryPlaces = () => [
  {
    label: sampleSheetCopy.laboratory,
    address: postalAddress,
    phone: site.phones[0],
    hours: site.hours.text,
  },
  ...centres.map((centre) => ({
    label: centre.label,
    address: centre.address,
    phone: "phone" in centre ? centre.phone : site.phones[0],
    hours: centre.hours,
  })),
];
