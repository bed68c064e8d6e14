import { type PictureFact, pictures as allPictures } from "#content/pictures.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "../catalogue/paths.ts";
import { aboutPictureId, servicePictureId } from "../pages/picture-places.ts";
import type { UnconfirmedStatement } from "./statement.ts";

/** Rendered illustrations shown instead of photographs. */
export function pictures(): UnconfirmedStatement[] {
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
