import { llmsTxt } from "#derive/pages/llms-txt.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const loader = () =>
  new Response(llmsTxt(siteOrigin), { headers: { "content-type": "text/plain" } });
