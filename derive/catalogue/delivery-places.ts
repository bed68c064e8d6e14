import { centres } from "#content/centres.ts";
import { requestMessageCopy } from "#content/copy/request/request-message.ts";
import { postalAddress, site } from "#content/site.ts";

/** The laboratory first; a centre without a phone is reached through it. */
export const deliveryPlaces = () => [
  {
    label: requestMessageCopy.laboratory as string,
    address: postalAddress,
    phone: site.phones[0] as string,
    hours: site.hours.text as string,
  },
  ...centres.map((centre) => ({
    label: centre.label,
    address: centre.address,
    phone: "phone" in centre ? centre.phone : site.phones[0],
    hours: centre.hours,
  })),
];
