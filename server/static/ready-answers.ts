import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Site } from "./load-site.ts";
import { sendReady } from "./send-ready.ts";
import { newRequestId } from "../http/request-id.ts";
import { cameOverTls } from "../http/security.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Attempt = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Most requests ask for a page or a file as it stands. They are answered before the framework hears of
 * them, and without its cost. What needs judging is left to it: parts of files, copies that may still be
 * good, addresses with a query, and a transport that several proxies speak of.
 */
export function readyAnswers(site: Site, trustProxy: string[]): Attempt {
  const overTlsOf = cameOverTls(trustProxy);
  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" || headers["if-none-match"] || headers.range) return false;
    const overTls = overTlsOf(request);
    if (overTls === undefined) return false;
    const file = site.find(url);
    if (!file) return false;
    const acceptEncoding = headers["accept-encoding"];
    return sendReady(response, file, { acceptEncoding, overTls, id: newRequestId() });
  };
}

/** Asks `attempt` before the framework. A server that is stopping leaves all to the framework, which says goodbye. */
export function askFirst(server: Server, attempt: Attempt): void {
  const [framework, ...others] = server.listeners("request") as Listener[];
  if (!framework || others.length) throw new Error("Expected the framework to listen, alone.");
  server.off("request", framework);
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!server.listening || !succeeds(attempt, request, response)) framework(request, response);
  });
}

/** What fails here fails again in the framework, which answers and logs it. */
function succeeds(attempt: Attempt, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return attempt(request, response);
  } catch {
    return response.headersSent;
  }
}
