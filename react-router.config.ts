import type { Config } from "@react-router/dev/config";
import { receivedPath } from "#contract/enquiry.ts";
import { answerPages, answersPath } from "#contract/enquiry-slots.ts";
import { offline } from "#content/offline.ts";
import { sitePaths, nonCanonicalPaths } from "#derive/sitemap.ts";

export default {
  ssr: false,
  prerender: [
    ...sitePaths(),
    ...nonCanonicalPaths(),
    receivedPath,
    offline.path,
    ...answerPages.map((page) => `${answersPath}/${page}`),
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
  ],
} satisfies Config;
