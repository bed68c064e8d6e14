import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "#contract/response-headers.ts";
import type { Connections } from "./connections.ts";

export const bareBody = JSON.stringify({ message: "The request could not be understood." });

export const bareHeaders = {
  ...securityHeaders,
  "content-type": "application/json; charset=utf-8",
  "content-length": String(bareBody.length),
  connection: "close",
};

/** The text of a response to what never becomes a request of Fastify's. */
export const bareResponse = (status: number, headers: Record<string, string> = {}) =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...bareHeaders, ...headers }).map(([name, value]) => `${name}: ${value}`),
    "",
    bareBody,
  ].join("\r\n");

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to bytes that are no request, unless a response is under way, which this one would be mixed with. */
export function refuseUnparsed(code: string | undefined, socket: Socket, connections: Connections) {
  if (code === "ECONNRESET" || !socket.writable || !connections.isIdle(socket)) socket.destroy();
  else socket.end(bareResponse(statuses[code ?? ""] ?? 400), () => socket.destroy());
}
