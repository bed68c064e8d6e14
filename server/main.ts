import { join } from "node:path";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { loadSite } from "./site/load-site.ts";

/** The process: settings, site, listen, and a stop that lets requests finish. */
const buildFolder = join(import.meta.dirname, "../build");

async function start() {
  const config = readConfig(process.env);
  const site = loadSite(buildFolder, () => new Date());
  // Standard output carries one line, the address; the log goes beside it.
  const app = buildApp({ site, logger: { level: config.logLevel, stream: process.stderr } });
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => "listening" });
  const { port } = app.server.address() as { port: number };
  console.log(
    `The site is at http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${port}`,
  );
  if (site.standIns)
    app.log.warn(`${site.standIns} facts stand in for the laboratory's own: npm run doctor`);

  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : sentence(error));
  process.exit(1);
});

function sentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `PORT is taken by another program: ${message}.`;
  if (code === "ENOENT") return "There is no built site. Run `npm start`, which builds it first.";
  return `The service could not start: ${message}.`;
}
