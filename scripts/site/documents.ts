import { deferScripts } from "./starter.ts";

export interface HeadParts {
  build: string;
  css: string;
  /** Addresses of the faces that the first view needs. */
  fonts: string[];
}

/** A page as the framework wrote it → the page we serve: styles inside, faces early, scripts late. */
export function finishDocument(html: string, parts: HeadParts) {
  const { html: deferred, boot } = deferScripts(html);
  const head = [
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`,
    ),
    `<meta name="build" content="${parts.build}">`,
    `<style>${parts.css}</style>`,
  ].join("");
  const finished = deferred.replace("</head>", () => `${head}</head>`);
  if (/<[^>]+\sstyle="/.test(finished.replaceAll(/<script[\s\S]*?<\/script>/g, "")))
    throw new Error("A page has a style attribute; the Content-Security-Policy would refuse it.");
  return { html: finished, boot };
}
