export const servicePath = (slug: string) => `/services/${slug}`;

export const serviceOf = (id: string): string => id.split("/", 1)[0]!;

/** As derive/catalogue/sets.ts makes them. */
export const isSet = (id: string) => id.includes("/sets/");

export const testPath = (id: string) => `${servicePath(serviceOf(id))}#${id}`;
