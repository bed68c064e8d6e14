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

/** The list of services beside a page. */
export const sidebarCopy = {
  label: "Testing services",
  heading: "TESTING SERVICES",
  /** What opens it on phones, on the page of a service and on others. */
  otherServices: "Other services",
  allServices: "All services",
} as const;
