import { securityText } from "#derive/pages/security-text.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const GET = () => new Response(securityText(siteOrigin));
