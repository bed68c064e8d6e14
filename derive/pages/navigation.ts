import { pages, servicesShortPath } from "#content/copy/pages.ts";
import { menuCopy } from "#content/copy/frame/frame.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "../catalogue/paths.ts";

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

/** Every menu of the site. It is part of each page, so it holds names and paths only. */
export function navigation() {
  const serviceLinks = services.map(({ name, slug }) => ({ label: name, to: servicePath(slug) }));
  return {
    main: [
      linkTo(pages.home),
      { label: menuCopy.about, to: pages.about.path },
      { label: menuCopy.services, links: serviceLinks },
      linkTo(pages.accreditation),
      { label: menuCopy.scope, links: [linkTo(pages.testingScope)] },
      linkTo(pages.clientele),
      linkTo(pages.contact),
    ],
    services: serviceLinks,
    footer: [
      linkTo(pages.about),
      linkTo(pages.howWeWork),
      linkTo(pages.accreditation),
      linkTo(pages.testingScope),
      linkTo(pages.clientele),
      linkTo(pages.contact),
      { label: menuCopy.allServices, to: servicesShortPath },
      linkTo(pages.tests),
      linkTo(pages.standards),
      linkTo(pages.privacy),
    ],
  };
}

const linkTo = ({ title, path }: { title: string; path: string }) => ({ label: title, to: path });
