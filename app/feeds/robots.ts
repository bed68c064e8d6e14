import { robotsTxt } from "#derive/pages/sitemap.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const loader = () =>
  new Response(robotsTxt(siteOrigin), { headers: { "content-type": "text/plain" } });
