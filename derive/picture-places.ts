import { pages } from "#content/pages.ts";
import { slides } from "#content/home.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "./navigation.ts";

export const servicePictureId = (slug: string) => `service-${slug}`;

export const aboutPictureId = "about-laboratory";

/** A page as it is shown beside a shared link: its title over its picture. */
export interface ShareCard {
  readonly path: string;
  readonly title: string;
  readonly picture: string;
}

/** One for each page of the sitemap. */
export const shareCards = (): ShareCard[] => [
  ...Object.values(pages).map(({ path, title, heading, picture }) => ({
    path,
    title: path === pages.home.path ? heading : title,
    picture,
  })),
  ...services.map(({ slug, name }) => ({
    path: servicePath(slug),
    title: name,
    picture: servicePictureId(slug),
  })),
];

export interface PicturePlace {
  readonly picture: string;
  /** Who asks for it, to be named when there is no such picture. */
  readonly place: string;
}

/** Every place that shows a picture. */
export const picturePlaces = (): PicturePlace[] => [
  ...slides.map(({ picture }, at) => ({ picture, place: `slide ${at + 1} of content/home.ts` })),
  { picture: aboutPictureId, place: "the About page" },
  ...shareCards().map(({ picture, path }) => ({ picture, place: `the page ${path}` })),
];
