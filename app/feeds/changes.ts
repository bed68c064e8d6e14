import { escapeHtml } from "#contract/escape-html.ts";
import { changesFeed } from "#content/copy/files.ts";
import { pages } from "#content/copy/pages.ts";
import { site } from "#content/site.ts";
import { lastChange, publishedChanges } from "#derive/pages/changes.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

const inFeed = (address: string, title: string, date: string) =>
  `<id>${address}</id><title>${escapeHtml(title)}</title><updated>${date}T00:00:00+05:30</updated><link href="${address}"/>`;

/** An Atom feed (RFC 4287). */
function changesAtom(origin: string): string {
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

export const loader = () =>
  new Response(changesAtom(siteOrigin), { headers: { "content-type": "application/atom+xml" } });
