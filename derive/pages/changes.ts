import { changes } from "#content/changes.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardPath } from "../standards/paths.ts";
import { standardPages } from "../standards/standards-in-use.ts";

const linked = [
  ...Object.values(pages).map(({ path, title }) => ({ path, label: title })),
  ...services.map(({ slug, name }) => ({ path: servicePath(slug), label: name })),
  ...standardPages.map(({ path, number }) => ({ path, label: number })),
];

export const publishedChanges = Object.entries(changes).map(([id, change]) => {
  const named = [...change.pages, ...(change.editions ?? []).map(standardPath)];
  return { id, ...change, pages: linked.filter(({ path }) => named.includes(path)) };
});

export const lastChange = publishedChanges[0]!.date;

export const revisedOn = (page: string): string | undefined =>
  page === pages.changes.path
    ? lastChange
    : publishedChanges.find((change) => change.pages.some(({ path }) => path === page))?.date;
