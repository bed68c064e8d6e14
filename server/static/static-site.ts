import { createReadStream } from "node:fs";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { methodMessage } from "#contract/refusal-messages.ts";
import { byteRange } from "./byte-range.ts";
import type { Site } from "./load-site.ts";
import type { Representation, SiteFile } from "./site-file.ts";

export const staticRoute = "/*";
const readMethods = ["GET", "HEAD"];

/**
 * Serves every page and file of the site, and the not-found page for every other path.
 * `otherPaths` are served elsewhere; here they are refused with the methods that they allow.
 */
export function staticSite(
  app: FastifyInstance,
  site: Site,
  otherPaths: Readonly<Record<string, string>> = {},
) {
  app.route({ method: readMethods, url: staticRoute, handler: serve });
  app.setNotFoundHandler(serve);
  // Pages take no body, so other methods are refused without reading one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));

  function serve(request: FastifyRequest, reply: FastifyReply) {
    const { url } = request;
    const queryStart = url.indexOf("?");
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    const redirect = site.redirectOf(path, url.slice(path.length));
    if (redirect) return reply.redirect(redirect, 308);
    const file = site.find(path);
    if (file) {
      return readMethods.includes(request.method)
        ? sendFile(request, reply, file)
        : refuseMethod(reply, readMethods.join(", "));
    }
    if (Object.hasOwn(otherPaths, path)) return refuseMethod(reply, otherPaths[path]!);
    return sendNotFound(site, request, reply);
  }
}

const refuseMethod = (reply: FastifyReply, allow: string) =>
  reply
    .code(405)
    .headers({ allow, "cache-control": "no-store" })
    .send({ message: methodMessage(allow) });

export function sendNotFound(site: Site, request: FastifyRequest, reply: FastifyReply) {
  return send(request, reply.code(404), negotiated(request, site.notFound));
}

const encodings = ["br" as const, "gzip" as const, "identity" as const];

function negotiated(request: FastifyRequest, file: SiteFile): Representation {
  const { range, "accept-encoding": accepted } = request.headers;
  // Ranges are bytes of the file itself, not of a compressed copy.
  if (range) return file.identity;
  const encoding = file.br && accepted && negotiate(accepted.toLowerCase(), encodings);
  return file[encoding || "identity"]!;
}

/** Whether the client already has the version with this ETag. */
const isKnown = (known: string | undefined, etag: string) =>
  known?.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const found = negotiated(request, file);
  const { headers, size } = found;
  if (isKnown(request.headers["if-none-match"], headers.etag!))
    return reply.code(304).headers(headers).send();
  // A range of an older version would not fit the bytes that the client already has.
  const sameVersion = (request.headers["if-range"] ?? headers.etag) === headers.etag;
  const range = sameVersion ? byteRange(request.headers.range, size) : undefined;
  if (range === "unsatisfiable")
    return reply.code(416).header("content-range", `bytes */${size}`).send("");
  return send(request, reply.code(range ? 206 : 200), found, range);
}

function send(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { headers, body, size, file }: Representation,
  range?: { start: number; end: number },
) {
  reply.headers(headers);
  if (range) reply.header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  reply.header("content-length", range ? range.end - range.start + 1 : size);
  if (method === "HEAD") return reply.send();
  if (!body) return reply.send(createReadStream(file, range));
  return reply.send(range ? body.subarray(range.start, range.end + 1) : body);
}
