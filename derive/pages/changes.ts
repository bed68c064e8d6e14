import { escapeHtml } from "#contract/escape-html.ts";
import { changes } from "#content/changes.ts";
import { changesFeed } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardPath } from "../standards/paths.ts";
import { standardPages } from "../standards/standards-in-use.ts";

const linked = [
  ...Object.values(pages).map(({ path, title }) => ({ path, label: title })),
  ...services.map(({ slug, name }) => ({ path: servicePath(slug), label: name })),
  ...standardPages.map(({ path, number }) => ({ path, label: number })),
];

/** The newest first, each with its pages. */
export const publishedChanges = Object.entries(changes).map(([id, change]) => {
  const named = [...change.pages, ...(change.editions ?? []).map(standardPath)];
  return { id, ...change, pages: linked.filter(({ path }) => named.includes(path)) };
});

/** The day of the newest change of the site. */
export const lastChange = publishedChanges[0]!.date;

/** The day of the newest change that names the page. */
export const revisedOn = (page: string): string | undefined =>
  page === pages.changes.path
    ? lastChange
    : publishedChanges.find((change) => change.pages.some(({ path }) => path === page))?.date;

const inFeed = (address: string, title: string, date: string) =>
  `<id>${address}</id><title>${escapeHtml(title)}</title><updated>${date}T00:00:00+05:30</updated><link href="${address}"/>`;

/** An Atom feed (RFC 4287). */
export function changesAtom(origin: string): string {
  const page = `${origin}${pages.changes.path}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    inFeed(page, `${pages.changes.title}, ${site.name}`, lastChange),
    `<link rel="self" href="${origin}${changesFeed.path}"/>`,
    `<author><name>${escapeHtml(site.name)}</name></author>`,
    ...publishedChanges.map(
      ({ id, date, text }) => `<entry>${inFeed(`${page}#${id}`, text, date)}</entry>`,
    ),
    "</feed>\n",
  ].join("\n");
}
