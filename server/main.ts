import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError, hostInUrl, readConfig } from "./config.ts";
import { appliedMigrations, SchemaTooNew, StoreUnavailable } from "./enquiries/engines/engine.ts";
import { connectTo } from "./enquiries/store/enquiry-store.ts";
import { startService } from "./service.ts";
import { loadSite } from "./static/load-site.ts";

const buildFolder = join(import.meta.dirname, "../build");
const stopTimeoutMs = 20_000;

/** `--check` finds out whether this release can start here, and changes nothing. */
async function check() {
  const { database } = readConfig(process.env);
  loadSite(buildFolder);
  if (database.kind === "sqlite" && !existsSync(database.file)) return;
  const engine = connectTo(database);
  await appliedMigrations(engine).finally(() => engine.close());
}

async function start() {
  const config = readConfig(process.env);
  const site = loadSite(buildFolder);
  const { app, port, stop } = await startService(config, site);
  console.log(`The site is at http://${nameOf(config.host)}:${port}`);
  if (new URL(site.siteOrigin).hostname === "localhost")
    app.log.warn(`The pages name ${site.siteOrigin} as their address: build with SITE_ORIGIN`);
  if (site.placeholders)
    app.log.warn(`${site.placeholders} values in content/ are placeholders: npm run doctor`);

  // The same signal arrives twice: from the terminal, and passed on by npm start.
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), stopTimeoutMs).unref();
      void stop().then(() => process.exit(0));
    });
}

// The channel to `npm start` closes when that process ends, even if it is killed.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

const nameOf = (host: string) => (host === "127.0.0.1" ? "localhost" : hostInUrl(host));

const run = process.argv[2] === "--check" ? check : start;
run().catch((error: unknown) => {
  const isSentence = error instanceof ConfigError || error instanceof SchemaTooNew;
  console.error(isSentence ? error.message : sentence(error));
  process.exit(1);
});

function sentence(error: unknown): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `PORT is taken by another program: ${message}.`;
  if (code === "EACCES" && syscall === "listen") return `PORT may not be used here: ${message}.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `HOST is not an address of this machine: ${message}.`;
  if (code === "ENOENT") return "There is no built site. Run `npm start`, which builds it first.";
  if (error instanceof StoreUnavailable)
    return `The database cannot be used (${error.code}): is it running, and is DATABASE_URL right?`;
  return `The service could not start: ${message}.`;
}
