import { readConfig } from "#server/config.ts";
import { startService } from "#server/service.ts";
import { stubSite } from "#server/testing/app-options.ts";

/** The enquiry service on any free port: only the proxy of the pages needs to know it. */
export const startDevService = () =>
  startService(readConfig({ ...process.env, HOST: "127.0.0.1", PORT: "0" }), stubSite);
