import { readinessPath } from "#contract/service-paths.ts";
import type { Config } from "../../config.ts";
import { bad, type Finding, ok } from "./finding.ts";

const timeoutMs = 5000;

/** Asks the service itself, at the address of its settings. */
export async function checkService({ host, port }: Config): Promise<Finding> {
  const address = host.includes(":") ? `[${host}]` : host;
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(`http://${address}:${port}${readinessPath}`, { signal }).then(
    ({ status }) =>
      status === 200
        ? ok("Service", `runs at port ${port}, and can write to its database`)
        : bad(
            "Service",
            `runs at port ${port}, and refuses enquiries (${status})`,
            "docs/runbook.md",
          ),
    () => bad("Service", `does not respond at port ${port}`, "systemctl status laboratory"),
  );
}
