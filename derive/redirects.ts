import { aboutParameter, pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";
import { askPath } from "./ask-about.ts";

/** Addresses of before, with their query, and where each page is now. */
export const redirects = (): Record<string, string> =>
  Object.fromEntries(
    services.map(({ slug }) => [`${pages.contact.path}?${aboutParameter}=${slug}`, askPath(slug)]),
  );
