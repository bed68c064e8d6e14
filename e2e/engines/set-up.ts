import { startServer } from "#server/testing/start-server.ts";
import { type EngineName, engines, findEngine } from "./engines.ts";

/** Finds or installs the engines, says which are missing, and starts one server for all journeys. */
export default async function setUp() {
  for (const [name, { title }] of Object.entries(engines)) {
    const version = findEngine(name as EngineName);
    if (version) {
      process.env[`${name.toUpperCase()}_VERSION`] = version;
      console.error(`Engines: ${title} ${version}`);
    } else console.error(`${title} is not installed: its journeys were not run`);
  }
  const server = await startServer();
  process.env.SITE_URL = server.origin;
  process.env.SITE_DATA = server.dataFolder;
  return server.stop;
}
