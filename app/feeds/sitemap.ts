import { sitemapXml } from "#derive/pages/sitemap.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const loader = () =>
  new Response(sitemapXml(siteOrigin), { headers: { "content-type": "application/xml" } });
