import type { Config } from "@react-router/dev/config";
import { receivedPath } from "#contract/enquiry.ts";
import { noScriptPages, noScriptPagesPath } from "#contract/no-script-pages.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { requestFormPage } from "#content/copy/pages.ts";
import { askPaths } from "#derive/pages/ask-about.ts";
import { nonCanonicalPaths, sitemapPaths } from "#derive/pages/sitemap.ts";

export default {
  // In development loaders run again when content changes, which the router does only with a server.
  ssr: process.env.NODE_ENV === "development",
  prerender: {
    paths: [
      ...sitemapPaths(),
      ...nonCanonicalPaths(),
      ...askPaths(),
      receivedPath,
      requestFormPage.path,
      offlineCopy.path,
      ...noScriptPages.map((page) => `${noScriptPagesPath}/${page}`),
      "/sitemap.xml",
      "/robots.txt",
      "/llms.txt",
    ],
    concurrency: 2,
  },
} satisfies Config;
