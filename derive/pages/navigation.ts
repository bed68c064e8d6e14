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

export type Navigation = ReturnType<typeof navigation>;

/** Every menu of the site. It is part of each page, so it holds names and paths only. */
export function navigation() {
  const serviceLinks = services.map(({ name, slug }) => ({ label: name, to: servicePath(slug) }));
  const {
    home,
    about,
    accreditation,
    testingScope,
    tests,
    standards,
    clientele,
    contact,
    howWeWork,
    changes,
    privacy,
  } = pages;
  return {
    main: [
      { label: home.title, to: home.path },
      { label: menuCopy.about, to: about.path },
      { label: menuCopy.services, links: serviceLinks },
      { label: accreditation.title, to: accreditation.path },
      { label: menuCopy.scope, links: [{ label: testingScope.title, to: testingScope.path }] },
      { label: clientele.title, to: clientele.path },
      { label: contact.title, to: contact.path },
    ],
    services: serviceLinks,
    footer: [
      { label: about.title, to: about.path },
      { label: howWeWork.title, to: howWeWork.path },
      { label: accreditation.title, to: accreditation.path },
      { label: testingScope.title, to: testingScope.path },
      { label: clientele.title, to: clientele.path },
      { label: contact.title, to: contact.path },
      { label: menuCopy.allServices, to: servicesShortPath },
      { label: tests.title, to: tests.path },
      { label: standards.title, to: standards.path },
      { label: changes.title, to: changes.path },
      { label: privacy.title, to: privacy.path },
    ],
  };
}
