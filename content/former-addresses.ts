/** Addresses of pages that are gone, each with the page that replaces it: "/services/old": "/services/new". */
export const formerAddresses: Readonly<Record<string, string>> = {};
