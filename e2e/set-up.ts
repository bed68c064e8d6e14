import { findBrowser } from "#scripts/browser.ts";
import { startSite } from "../bench/start-site.ts";

/** One server for all browser tests; all their enquiries come from one address, so it has no rate limit. */
export default async function setUp() {
  process.env.CHROME_PATH ??= findBrowser();
  const site = await startSite(undefined, { RATE_LIMIT: "0" });
  process.env.SITE_URL = site.origin;
  process.env.SITE_DATA = site.data;
  return site.close;
}
