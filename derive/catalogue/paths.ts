export const servicePath = (slug: string) => `/services/${slug}`;

export const serviceOf = (id: string): string => id.split("/", 1)[0]!;

export const testPath = (id: string) => `${servicePath(serviceOf(id))}#${id}`;
