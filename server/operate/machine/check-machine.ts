import { setTimeout as pause } from "node:timers/promises";
import { readinessPath } from "#contract/service-paths.ts";
import { type Config, ConfigError, hostInUrl, readConfig } from "../../config.ts";
import { bad, good, type HealthCheck } from "../../enquiries/store/health.ts";
import { webServerHealth } from "./web-server-health.ts";
import { builtOrigin } from "../../static/load-site.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { checkSender } from "./check-sender.ts";

export interface MachineOptions {
  env: NodeJS.ProcessEnv;
  buildFolder: string;
  now: number;
  sendTestMail: boolean;
  tlsPort?: number | undefined;
  /** Instead of the machine's. */
  dnsServer?: string | undefined;
  /** How long a service that was just restarted may take to listen. */
  startMs?: number;
}

export async function checkMachine(options: MachineOptions): Promise<HealthCheck[]> {
  const { env, buildFolder, now, sendTestMail, tlsPort, dnsServer, startMs = 5000 } = options;
  try {
    const config = readConfig(env);
    return [
      await checkService(config, startMs),
      ...(await webServerHealth(builtOrigin(buildFolder), now, tlsPort)),
      ...(await checkDatabase(config, now)),
      ...(await checkMail(config, sendTestMail)),
      ...(config.smtp ? await checkSender(config, dnsServer) : []),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      bad("Settings", error.message, "the service does not start with this value: correct it"),
    ];
  }
}

async function checkService({ host, port }: Config, startMs: number): Promise<HealthCheck> {
  const url = `http://${hostInUrl(host)}:${port}${readinessPath}`;
  const response = await askUntil(url, performance.now() + startMs);
  if (response?.ok) return good("Service", `runs at port ${port}, and can write to its database`);
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
