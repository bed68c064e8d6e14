import { findBrowser } from "#scripts/browser.ts";
import { startServer } from "#server/testing/start-server.ts";

/** One server for all browser tests. */
export default async function setUp() {
  process.env.CHROME_PATH ??= findBrowser();
  const server = await startServer();
  process.env.SITE_URL = server.origin;
  process.env.SITE_DATA = server.dataFolder;
  return server.stop;
}
