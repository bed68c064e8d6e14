export const servicePath = (slug: string) => `/services/${slug}`;

/** A test's row on the page of its service, whose slug its id begins with. */
export const testPath = (id: string) => `${servicePath(id.split("/", 1)[0]!)}#${id}`;
