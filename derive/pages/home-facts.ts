import { allServices } from "#content/home.ts";
import { centres } from "#content/centres.ts";
import { claims, testingCertificate } from "#content/claims.ts";
import { services } from "#content/services/index.ts";
import { pages } from "#content/pages.ts";

interface HomeFact {
  readonly value: string;
  readonly label: string;
  /** The page that says more. */
  readonly to: string;
}

/** The numbers under the hero, all as the laboratory states them. */
export function homeFacts(): HomeFact[] {
  const { body, number } = testingCertificate;
  return [
    { value: number, label: `${body} testing certificate`, to: pages.accreditation.path },
    { value: String(services.length), label: "services", to: pages.services.path },
    { value: claims.engineersFigure, label: "engineers", to: pages.about.path },
    { value: String(centres.length), label: "collection centres", to: pages.contact.path },
  ];
}

/** The way from the hero to every service. */
export const allServicesLink = () => ({
  label: allServices(services.length),
  to: pages.services.path,
});
