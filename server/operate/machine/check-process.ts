import { once } from "node:events";
import { createServer } from "node:net";
import packageJson from "../../../package.json" with { type: "json" };
import { livenessPath } from "#contract/service-paths.ts";
import type { Config } from "../../config.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const tested = packageJson.devDependencies.node;
const major = (version: string) => Number.parseInt(version, 10);

export function checkNode(version = process.versions.node): Finding {
  const found = `Node ${version}; tested with ${tested}`;
  return major(version) === major(tested)
    ? ok("Node", found)
    : warn("Node", found, `install Node ${major(tested)}`);
}

/** The port is free, or this service listens on it. */
export async function checkPort({ port, host }: Pick<Config, "port" | "host">): Promise<Finding> {
  const address = `${host}:${port}`;
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    return ok("Port", `${address} is free`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE" && (await isOurs(address)))
      return ok("Port", `the service listens on ${address}`);
    return bad(
      "Port",
      `${address} cannot be used (${code})`,
      "change PORT or HOST, or stop the other program",
    );
  } finally {
    server.close();
  }
}

const isOurs = (address: string) =>
  fetch(`http://${address}${livenessPath}`, { signal: AbortSignal.timeout(3000) }).then(
    (response) => response.ok && response.headers.has("x-request-id"),
    () => false,
  );
