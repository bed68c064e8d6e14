/** The list of services beside a page. */
export const sidebarCopy = {
  label: "Testing services",
  heading: "TESTING SERVICES",
  /** What opens it on phones, on the page of a service and on others. */
  otherServices: "Other services",
  allServices: "All services",
} as const;
