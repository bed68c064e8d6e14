import { allServicesCopy, homeFactsCopy as copy } from "#content/copy/home.ts";
import { centres } from "#content/centres.ts";
import { claims, testingCertificate } from "#content/claims.ts";
import { services } from "#content/services/index.ts";
import { pages } from "#content/copy/pages.ts";

interface HomeFact {
  readonly value: string;
  readonly label: string;
  /** The page that says more. */
  readonly to: string;
}

/** The numbers under the hero, all as the laboratory states them. */
export function homeFacts(): HomeFact[] {
  return [
    { value: testingCertificate.number, label: copy.certificate, to: pages.accreditation.path },
    { value: String(services.length), label: copy.services, to: pages.services.path },
    { value: claims.engineersFigure, label: copy.engineers, to: pages.about.path },
    { value: String(centres.length), label: copy.centres, to: pages.contact.path },
  ];
}

/** The way from the hero to every service. */
export const allServicesLink = () => ({
  label: allServicesCopy(services.length),
  to: pages.services.path,
});
