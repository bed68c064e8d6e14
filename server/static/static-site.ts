import { negotiate } from "@fastify/accept-negotiator";
import { send } from "@fastify/send";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { methodMessage } from "#contract/refusal-messages.ts";
import { fileHeaders } from "#contract/response-headers.ts";
import type { SiteEntry } from "#contract/site-manifest.ts";
import { type Encoding, endings, type Site } from "./load-site.ts";

const readMethods = ["GET", "HEAD"];

/** `otherPaths` are served elsewhere; here they are refused with the methods that they allow. */
export function staticSite(
  app: FastifyInstance,
  site: Site,
  otherPaths: Readonly<Record<string, string>> = {},
) {
  app.route({ method: readMethods, url: "/*", handler: serve });
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
    const entry = site.find(path);
    if (entry) {
      return readMethods.includes(request.method)
        ? sendEntry(site, request, reply, entry)
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

const sendOptions = {
  cacheControl: false,
  contentType: false,
  lastModified: false,
  dotfiles: "allow",
} as const;

async function sendEntry(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  entry: SiteEntry,
) {
  const encoding = encodingFor(request, entry);
  const { statusCode, headers, stream, type, metadata } = await send(
    request.raw,
    encodeURI(entry.file + endings[encoding]),
    {
      ...sendOptions,
      root: site.folder,
      // Nobody resumes a page, and the header that offers it would be 22 bytes of every response.
      acceptRanges: !entry.compressed || request.headers.range !== undefined,
    },
  );
  // A later build in the same folder may have removed the file.
  if (statusCode === 404) return sendNotFound(site, request, reply);
  if (type === "error") throw metadata.error;
  return reply
    .code(statusCode)
    .headers({ ...headersOf(entry, encoding), ...headers })
    .send(stream);
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
