import type { Config } from "@react-router/dev/config";
import { receivedPath } from "#contract/enquiry.ts";
import { noScriptPages, noScriptPagesPath } from "#contract/no-script-pages.ts";
import { offline } from "#content/offline.ts";
import { sitePaths, nonCanonicalPaths } from "#derive/sitemap.ts";

export default {
  ssr: false,
  prerender: [
    ...sitePaths(),
    ...nonCanonicalPaths(),
    receivedPath,
    offline.path,
    ...noScriptPages.map((page) => `${noScriptPagesPath}/${page}`),
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
  ],
} satisfies Config;
