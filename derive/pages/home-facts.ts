import { homeFactsCopy as copy } from "#content/copy/pages/home.ts";
import { centres } from "#content/centres.ts";
import { testingCertificate } from "#content/claims.ts";
import { type HomeLink, materials, whyChoose } from "#content/home.ts";
import { services } from "#content/services/index.ts";
import { centresPath, pages } from "#content/copy/pages.ts";
import { servicePath } from "../catalogue/paths.ts";
import { testCount } from "../catalogue/testing-scope.ts";

export const homeFacts = () => [
  { value: testingCertificate.number, label: copy.certificate, to: pages.accreditation.path },
  { value: String(services.length), label: copy.services, to: pages.services.path },
  { value: String(testCount()), label: copy.tests, to: pages.tests.path },
  { value: String(centres.length), label: copy.centres, to: centresPath },
];

export const materialLinks = () => materials.map(link);

export const whyCards = () =>
  whyChoose.cards.map((card) => ({ ...card, evidence: card.evidence.map(link) }));

const link = ({ label, ...at }: HomeLink) => ({
  label,
  to: "to" in at ? at.to : servicePath(at.service),
});
