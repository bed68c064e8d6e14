import { llmsTxt } from "#derive/pages/text-files.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const GET = () => new Response(llmsTxt(siteOrigin));
