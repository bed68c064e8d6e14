import { dayMs } from "#content/time.ts";
import { once } from "node:events";
import { connect } from "node:tls";
import type { HealthCheck } from "../../enquiries/store/health.ts";
import { duration, indianTime } from "../../enquiries/indian-time.ts";

/** certbot renews a month ahead, so something is wrong then. */
const minRemainingMs = 14 * dayMs;

export async function webServerHealth(
  siteOrigin = "http://localhost",
  now: number,
  port = 443,
): Promise<HealthCheck[]> {
  const { protocol, hostname: servername } = new URL(siteOrigin);
  if (protocol !== "https:") return [];
  const check = { isGood: false, check: "nginx", todo: "systemctl status nginx; docs/runbook.md" };
  // An expired certificate is read too.
  const socket = connect({ host: "127.0.0.1", port, servername, rejectUnauthorized: false });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(5000) });
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    const left = end > now ? `in ${duration(end - now)}` : "so browsers refuse it";
    const found = `runs; its certificate ends ${indianTime(end).slice(0, 10)}, ${left}`;
    return [{ ...check, isGood: end - now >= minRemainingMs, found }];
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return [{ ...check, found: `does not respond at port ${port} (${code ?? name})` }];
  } finally {
    socket.destroy();
  }
}
