import { changesAtom } from "#derive/pages/changes.ts";
import { siteOrigin } from "#app/browser/build-values.ts";

export const loader = () =>
  new Response(changesAtom(siteOrigin), { headers: { "content-type": "application/atom+xml" } });
