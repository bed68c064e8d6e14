import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance } from "fastify";
import { refusalMessages } from "#contract/refusal-messages.ts";
import { securityHeaders } from "#contract/response-headers.ts";

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError & { headers?: object }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    // A range that cannot be sent is refused with the size of the file.
    return reply
      .code(status)
      .headers({ ...error.headers })
      .send({
        message: status === 500 ? refusalMessages[500] : "The request could not be understood.",
      });
  });
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

export function refuseUnparsed(code: string, socket: Socket) {
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const headers = { ...securityHeaders, "content-length": "0", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`, () =>
    socket.destroy(),
  );
}
