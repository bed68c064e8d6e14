import { negotiate } from "@fastify/accept-negotiator";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { methodMessage } from "#contract/refusal-messages.ts";
import { fileHeaders } from "#contract/response-headers.ts";
import type { SiteEntry } from "#contract/site-manifest.ts";
import { type Encoding, endings, type Site } from "./load-site.ts";

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
  app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    cacheControl: false,
    contentType: false,
    lastModified: false,
  });
  app.route({ method: readMethods, url: staticRoute, handler: serve });
  // The plugin calls it for a file that is gone, so it must not look for that file again.
  app.setNotFoundHandler((request, reply) =>
    readMethods.includes(request.method)
      ? sendNotFound(site, request, reply)
      : serve(request, reply),
  );
  // Pages take no body, so other methods are refused without reading one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));

  function serve(request: FastifyRequest, reply: FastifyReply) {
    const { url } = request;
    const queryStart = url.indexOf("?");
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    const redirect = site.redirectOf(path, url.slice(path.length));
    if (redirect) return reply.redirect(redirect, 308);
    const entry = site.find(path);
    if (entry) {
      return readMethods.includes(request.method)
        ? sendEntry(request, reply, entry)
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
  const { entry, bodies } = site.notFound;
  const encoding = encodingFor(request, entry);
  return reply.code(404).headers(headersOf(entry, encoding)).send(bodies[encoding]);
}

/** Compressed copies are chosen here: the plugin would look for them on the disk and guess the type from the name. */
function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: SiteEntry) {
  const { range } = request.headers;
  const encoding = encodingFor(request, entry);
  // Nobody resumes a page, and the header that offers it would be 22 bytes of every response.
  const acceptRanges = !entry.compressed || range !== undefined;
  return reply
    .headers(headersOf(entry, encoding))
    .sendFile(entry.file + endings[encoding], { acceptRanges });
}

const encodings = Object.keys(endings) as Encoding[];

function encodingFor({ headers }: FastifyRequest, entry: SiteEntry): Encoding {
  const { range, "accept-encoding": accepted } = headers;
  // Ranges are bytes of the file itself, not of a compressed copy.
  if (range || !entry.compressed || !accepted) return "identity";
  return (negotiate(accepted.toLowerCase(), encodings) as Encoding | null) ?? "identity";
}

const headersOf = (entry: SiteEntry, encoding: Encoding) => ({
  ...fileHeaders(entry),
  ...(encoding !== "identity" && { "content-encoding": encoding }),
});
