import { setTimeout as pause } from "node:timers/promises";
import { readinessPath } from "#contract/service-paths.ts";
import { type Config, ConfigError, readConfig } from "../../config.ts";
import { webServerHealth } from "../../http/web-server-health.ts";
import { checkBuild, readBuild } from "./check-build.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { checkPublicSite } from "./check-public-site.ts";
import { asFinding, bad, type Finding, ok } from "./finding.ts";

export interface MachineOptions {
  env: NodeJS.ProcessEnv;
  buildFolder: string;
  now: number;
  url: URL | undefined;
  sendTestMail: boolean;
  tlsPort?: number | undefined;
  /** How long a service that was just restarted may take to listen. */
  startMs?: number;
}

export async function checkMachine(options: MachineOptions): Promise<Finding[]> {
  const { env, buildFolder, now, url, sendTestMail, tlsPort, startMs = 5000 } = options;
  const build = readBuild(buildFolder);
  try {
    const config = readConfig(env);
    return [
      await checkService(config, startMs),
      ...(await webServerHealth(build?.siteOrigin, now, tlsPort)).map(asFinding),
      ...(await checkDatabase(config, now)),
      ...(await checkMail(config, sendTestMail)),
      checkBuild(build),
      ...(url ? await checkPublicSite(url, build) : []),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      bad("Settings", error.message, "the service does not start with this value: correct it"),
    ];
  }
}

async function checkService({ host, port }: Config, startMs: number): Promise<Finding> {
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}${readinessPath}`;
  const response = await askUntil(url, performance.now() + startMs);
  if (response?.ok) return ok("Service", `runs at port ${port}, and can write to its database`);
  return response
    ? bad("Service", `refuses enquiries (${response.status})`, "docs/runbook.md")
    : bad("Service", `does not respond at port ${port}`, "systemctl status laboratory");
}

async function askUntil(url: string, deadline: number): Promise<Response | undefined> {
  for (;;)
    try {
      return await fetch(url, { signal: AbortSignal.timeout(5000) });
    } catch {
      if (performance.now() >= deadline) return undefined;
      await pause(200);
    }
}
