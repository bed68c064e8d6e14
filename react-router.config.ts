import type { Config } from "@react-router/dev/config";
import { receivedPath } from "#contract/enquiry.ts";
import { answerPages, answersPath } from "#contract/enquiry-slots.ts";
import { offline } from "#content/offline.ts";
import { sitePaths, nonCanonicalPaths } from "#derive/sitemap.ts";

export default {
  // In development loaders run again when content changes, which the router does only with a server.
  ssr: process.env.NODE_ENV === "development",
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
