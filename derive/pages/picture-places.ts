import { cubePlanner } from "#content/cube-planner.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { pages } from "#content/copy/pages.ts";
import { sharePictures } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { serviceOf, servicePath } from "../catalogue/paths.ts";

export const servicePictureId = (slug: string) => `service-${slug}`;

export const aboutPictureId = "about-laboratory";

export type ShareCard = ReturnType<typeof shareCards>[number];

/** One for each page of the sitemap; the pages of single standards share that of their index. */
export const shareCards = () => [
  ...typedKeys(pages).map((page) => ({
    path: pages[page].path,
    picture: sharePictures[page],
  })),
  ...services.map(({ slug }) => ({
    path: servicePath(slug),
    picture: servicePictureId(slug),
  })),
  {
    path: cubePlannerPage.path,
    picture: servicePictureId(serviceOf(cubePlanner.test)),
  },
];

const typedKeys = <Key extends string>(values: Record<Key, unknown>) =>
  Object.keys(values) as Key[];
