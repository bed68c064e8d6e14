/** The header and footer of every page. */
export const frameCopy = {
  skip: "Skip to content",
  menu: "Menu",
  main: "Main",
  breadcrumbs: "Breadcrumb",
  ask: "Ask us",
  services: "Services",
  laboratory: "The laboratory",
  footer: (heading: string) => `${heading}, footer`,
} as const;

/** Entries of the menus that have another name than their page. */
export const menuCopy = {
  about: "About",
  services: "Services",
  scope: "NABL Scope",
  allServices: "All services",
} as const;
