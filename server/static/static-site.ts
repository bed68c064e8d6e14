import { createReadStream } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReadyFile, Site } from "./load-site.ts";
import { parseRange } from "./range.ts";
import { sendWithStatus } from "./send-ready.ts";
import { isOverTls, securityHeaders } from "../http/security.ts";

const readMethods = ["GET", "HEAD"];

/** Every page and file of the site; whatever is nothing else gets the not-found screen. */
export function staticSite(app: FastifyInstance, site: Site) {
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: answer });
  app.setNotFoundHandler(answer);

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path = "/", query] = split(request.raw.url ?? "/");
    const found = site.find(path);
    if (found) {
      if (!readMethods.includes(request.method))
        return reply
          .code(405)
          .headers({ ...found.headers, allow: "GET, HEAD" })
          .send("");
      return sendFile(request, reply, found);
    }
    const canonical = site.canonicalOf(path);
    if (canonical) return reply.headers(securityHeaders).redirect(canonical + (query ?? ""), 308);
    return sendNotFound(site, request, reply);
  }
}

export const sendNotFound = (site: Site, request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, site.notFound(), 404);

/** The address and its query, with the question mark. */
function split(url: string): [string, string?] {
  const at = url.indexOf("?");
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at)];
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ReadyFile) {
  if (request.headers["if-none-match"]?.includes(file.etag))
    return reply
      .code(304)
      .headers({ ...file.headers, etag: file.etag })
      .send();
  // A part of another version would not fit what the visitor has: then the whole file is sent.
  const sameFile = (request.headers["if-range"] ?? file.etag) === file.etag;
  const range =
    sameFile && file.headers["accept-ranges"]
      ? parseRange(request.headers.range, file.size)
      : undefined;
  if (!range) return send(request, reply, file, 200);
  if (range === "unsatisfiable")
    return reply
      .code(416)
      .headers(securityHeaders)
      .header("content-range", `bytes */${file.size}`)
      .send("");
  reply
    .code(206)
    .headers({ ...file.headers, etag: file.etag })
    .header("content-range", `bytes ${range.start}-${range.end}/${file.size}`)
    .header("content-length", range.end - range.start + 1);
  if (request.method === "HEAD") return reply.send();
  const whole = file.bodies.identity;
  return reply.send(
    whole ? whole.subarray(range.start, range.end + 1) : createReadStream(file.file, range),
  );
}

function send(request: FastifyRequest, reply: FastifyReply, file: ReadyFile, status: number) {
  const headOnly = request.method === "HEAD";
  const sent = sendWithStatus(reply.raw, file, {
    status,
    acceptEncoding: request.headers["accept-encoding"],
    overTls: isOverTls(request),
    id: request.id,
    headOnly,
  });
  if (sent) return reply.hijack();
  reply
    .code(status)
    .headers(file.headers)
    .header("etag", file.etag)
    .header("content-length", file.size);
  return reply.send(headOnly ? undefined : createReadStream(file.file));
}
