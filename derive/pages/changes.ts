import { escapeHtml } from "#contract/escape-html.ts";
import { type Change, changes } from "#content/changes.ts";
import { changesFeed } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { servicePath } from "../catalogue/paths.ts";
import { standardPath } from "../standards/paths.ts";
import { standardPages } from "../standards/standards-in-use.ts";

const labels = new Map<string, string>([
  ...Object.values(pages).map(({ path, title }) => [path, title] as const),
  ...services.map(({ slug, name }) => [servicePath(slug), name] as const),
  ...standardPages.map(({ path, number }) => [path, number] as const),
]);

const pagesOf = (change: Change) => [
  ...change.pages,
  ...(change.kind === "edition" ? change.editions.map(standardPath) : []).filter((path) =>
    labels.has(path),
  ),
];

/** The newest first. */
export const publishedChanges = Object.entries(changes)
  .map(([id, change]) => ({
    id,
    ...change,
    pages: pagesOf(change).map((path) => ({ path, label: labels.get(path)! })),
  }))
  .toSorted((one, other) => other.date.localeCompare(one.date));

/** The day of the newest change of the site. */
export const lastChange = publishedChanges[0]!.date;

/** The day of the newest change that names the page. */
export const revisedOn = (page: string): string | undefined =>
  page === pages.changes.path
    ? lastChange
    : publishedChanges.find((change) => change.pages.some(({ path }) => path === page))?.date;

const atMidnight = (date: string) => `<updated>${date}T00:00:00+05:30</updated>`;

/** An Atom feed (RFC 4287). */
export function changesAtom(origin: string): string {
  const page = `${origin}${pages.changes.path}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${page}</id><title>${escapeHtml(`${pages.changes.title}, ${site.name}`)}</title>`,
    `<author><name>${escapeHtml(site.name)}</name></author>${atMidnight(lastChange)}`,
    `<link rel="self" type="application/atom+xml" href="${origin}${changesFeed}"/><link href="${page}"/>`,
    ...publishedChanges.map(
      ({ id, date, kind, text }) =>
        `<entry><id>${page}#${id}</id><title>${escapeHtml(text)}</title>${atMidnight(date)}<link href="${page}#${id}"/><category term="${kind}"/></entry>`,
    ),
    "</feed>",
    "",
  ].join("\n");
}
