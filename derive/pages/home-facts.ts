import { homeFactsCopy as copy } from "#content/copy/pages/home.ts";
import { testingCertificate } from "#content/claims.ts";
import { type HomeLink, materials, whyChoose } from "#content/home.ts";
import { readings } from "#content/standards.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { pages } from "#content/copy/pages.ts";
import { servicePath } from "../catalogue/paths.ts";
import { sourceOf } from "../standards/standard-text.ts";

export const homeFacts = () => [
  { value: testingCertificate.number, label: copy.certificate, to: pages.accreditation.path },
  { ...copy.tests, to: pages.tests.path },
  { ...copy.planner, to: cubePlannerPage.path },
  {
    value: copy.editions.value,
    label: copy.editions.label(sourceOf(readings["Bureau of Indian Standards"]!)),
    to: pages.standards.path,
  },
];

export const materialLinks = () => materials.map(link);

export const whyCards = () =>
  whyChoose.cards.map((card) => ({ ...card, evidence: card.evidence.map(link) }));

const link = ({ label, ...at }: HomeLink) => ({
  label,
  to: "to" in at ? at.to : servicePath(at.service),
});
