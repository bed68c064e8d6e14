import { connect } from "node:tls";
import type { HealthCheck } from "../enquiries/store/health.ts";
import { duration, indianTime } from "../enquiries/indian-time.ts";

const timeoutMs = 5000;
/** certbot renews a month ahead, so something is wrong then. */
const minRemainingMs = 14 * 24 * 60 * 60_000;

/** Whether nginx answers on this machine, and how long its certificate is valid; nothing for a site without TLS. */
export async function webServerHealth(
  siteOrigin: string | undefined,
  now: number,
  port = 443,
): Promise<HealthCheck[]> {
  const { protocol, hostname } = new URL(siteOrigin ?? "http://localhost");
  if (protocol !== "https:") return [];
  try {
    const end = await certificateEnd(hostname, port);
    return [
      {
        isGood: end - now >= minRemainingMs,
        check: "nginx",
        found: `runs; its certificate ends ${indianTime(end).slice(0, 10)}, ${end > now ? `in ${duration(end - now)}` : "so browsers refuse it"}`,
        todo: "renew the certificate: docs/runbook.md",
      },
    ];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const found = `does not respond at port ${port} (${code ?? message})`;
    return [{ isGood: false, check: "nginx", found, todo: "systemctl status nginx" }];
  }
}

const certificateEnd = (servername: string, port: number) =>
  new Promise<number>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, servername, timeout: timeoutMs };
    // An expired one is read too.
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on("timeout", () => socket.destroy(new Error("timeout"))).on("error", reject);
  });
