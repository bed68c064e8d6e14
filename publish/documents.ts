import { laterStyles } from "./later-parts.ts";
import { pageStyles } from "./page-styles.ts";
import { deferScripts, withoutScripts } from "./starter.ts";

export interface HeadParts {
  build: string;
  css: string;
  /** The largest script that all pages start with. */
  largestPath: string;
  /** Addresses of the faces that the first view needs. */
  fonts: string[];
  /** What search engines read beside the page. */
  structuredData?: object | undefined;
}

/** A page as the framework wrote it → the page we serve: its styles inside, faces early, scripts late. */
export function finishDocument(html: string, parts: HeadParts) {
  const { own, rest } = pageStyles(parts.css, html);
  const { html: deferred, files } = deferScripts(html, {
    restOfStyles: rest,
    largest: parts.largestPath,
  });
  return { html: withHead(deferred, own + laterStyles, parts), files };
}

/** An answer to a form posted without scripts: the same page, and nothing in it runs. */
export const finishAnswer = (html: string, parts: HeadParts): string =>
  withHead(withoutScripts(html), pageStyles(parts.css, html).own, parts);

/** Words from the content cannot end the script element. */
const ldJson = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

function withHead(html: string, styles: string, parts: HeadParts): string {
  const head = [
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`,
    ),
    `<meta name="build" content="${parts.build}">`,
    `<style>${styles}</style>`,
    ...(parts.structuredData ? [ldJson(parts.structuredData)] : []),
  ].join("");
  const finished = html.replace("</head>", () => `${head}</head>`);
  if (/<[^>]+\sstyle="/.test(finished.replaceAll(/<script[\s\S]*?<\/script>/g, "")))
    throw new Error("A page has a style attribute; the Content-Security-Policy would refuse it.");
  return finished;
}
