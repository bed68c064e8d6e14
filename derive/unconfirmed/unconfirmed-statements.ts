import { accreditation, differing } from "./accreditation.ts";
import { identity } from "./identity.ts";
import { laboratory } from "./laboratory.ts";
import { sampleKinds } from "./sample-kinds.ts";
import { servicePages } from "./service-pages.ts";
import { topics, type UnconfirmedStatement } from "./statement.ts";
import { type PictureFact, pictures as allPictures } from "#content/pictures.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { aboutPictureId, servicePictureId } from "#derive/pages/picture-places.ts";
import { standardsRegister } from "#derive/standards/standards-register.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { privacy } from "#content/privacy.ts";
import type { Unconfirmed } from "#content/services/shape.ts";

export const unconfirmedStatements = (): UnconfirmedStatement[] => [
  ...identity(),
  ...accreditation(),
  ...pictures(),
  ...practice(),
  ...laboratory(),
  ...differing(),
  ...servicePages(),
  ...sampleKinds(),
  ...uncheckedStandards(),
];

/** Those that may not go public, as accreditation is a legal claim. */
export const placeholders = () =>
  unconfirmedStatements().filter(({ topic }) => topics[topic].placeholder);

function pictures(): UnconfirmedStatement[] {
  const all: readonly (readonly [string, PictureFact])[] = Object.entries(allPictures);
  return all
    .filter(([, { placeholder }]) => placeholder)
    .map(([id]) => ({
      topic: "pictures",
      statement: `illustration "${id}"`,
      question: "Please send a photograph of your own for each of these illustrations.",
      file: "content/pictures.ts",
      page: pageOf(id),
    }));
}

/** The page that shows the picture itself; other pages use some of them in share images only. */
function pageOf(id: string): string {
  if (id === aboutPictureId) return pages.about.path;
  const service = services.find(({ slug }) => servicePictureId(slug) === id);
  return service ? servicePath(service.slug) : pages.home.path;
}

const uncheckedStandards = (): UnconfirmedStatement[] => {
  const open = standardsRegister().filter(({ checked }) => !checked);
  return [...new Set(open.map(({ body }) => body))].map((body) => {
    const numbers = open.filter((standard) => standard.body === body).map(({ number }) => number);
    return {
      topic: "standards",
      statement: `${body}, ${numbers.length}: ${numbers.join(", ")}`,
      question: "Which editions of these standards do you hold, and are they in force?",
      file: "content/standards",
      page: pages.testingScope.path,
    };
  });
};

export const practice = (): UnconfirmedStatement[] => [
  ...howWeWork.sections.flatMap(({ missing }) =>
    missing ? [asked(missing, "content/how-we-work.ts", pages.howWeWork.path)] : [],
  ),
  ...privacy.unconfirmed.map((open) => asked(open, "content/privacy.ts", pages.privacy.path)),
];

const asked = (open: Unconfirmed, file: string, page: string): UnconfirmedStatement => ({
  topic: "practice",
  ...open,
  file,
  page,
});
