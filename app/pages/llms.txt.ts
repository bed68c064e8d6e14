import { llmsTxt } from "#derive/pages/llms-txt.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const GET = () => new Response(llmsTxt(siteOrigin));
