import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type Enquiry, receivedPath } from "#contract/enquiry.ts";
import type { Site } from "../static/load-site.ts";

const keptMs = 10 * 60_000;
/** Bounds the memory of a flood. */
const mostKept = 256;

/** Confirmations without scripts, each at an address that nobody can guess; later it leads to the thanks alone. */
export function receivedPages(app: FastifyInstance, site: Site) {
  const pages = new Map<string, [typed: Enquiry, reference: string]>();

  app.get(`${receivedPath}/:key`, ({ url }, reply) => {
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    const [typed, reference] = pages.get(url) ?? [];
    return typed
      ? reply.send(site.noScriptPage("received", typed, {}, reference))
      : reply.redirect(receivedPath, 303);
  });

  return (typed: Enquiry, reference: string): string => {
    const path = `${receivedPath}/${randomUUID()}`;
    const [oldest] = pages.keys();
    if (oldest && pages.size >= mostKept) pages.delete(oldest);
    pages.set(path, [typed, reference]);
    setTimeout(() => pages.delete(path), keptMs).unref();
    return path;
  };
}
