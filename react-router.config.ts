import type { Config } from "@react-router/dev/config";
import { sitePaths, twinPaths } from "#derive/sitemap.ts";

export default {
  ssr: false,
  prerender: [...sitePaths(), ...twinPaths(), "/sitemap.xml", "/robots.txt"],
} satisfies Config;
