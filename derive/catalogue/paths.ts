export const servicePath = (slug: string) => `/services/${slug}`;

/** The slug of the service that an id of a test or of a search entry begins with. */
export const serviceOf = (id: string): string => id.split("/", 1)[0]!;

/** A test's row on the page of its service. */
export const testPath = (id: string) => `${servicePath(serviceOf(id))}#${id}`;
