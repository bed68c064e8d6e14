import { readinessPath } from "#contract/service-paths.ts";
import type { Config } from "../../config.ts";
import { bad, type Finding, ok } from "./finding.ts";

/** Asks the service itself, at the address of its settings. */
export async function checkService({ host, port }: Config): Promise<Finding> {
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}${readinessPath}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (response?.ok) return ok("Service", `runs at port ${port}, and can write to its database`);
  return response
    ? bad("Service", `refuses enquiries (${response.status})`, "docs/runbook.md")
    : bad("Service", `does not respond at port ${port}`, "systemctl status laboratory");
}
