import { sitemapXml } from "#derive/pages/sitemap.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const GET = () => new Response(sitemapXml(siteOrigin));
