import type { FastifyError, FastifyInstance } from "fastify";
import { refusalMessages } from "#contract/refusal-messages.ts";

/** Visitors get one sentence; the error itself goes to the log. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError & { headers?: object }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    // The headers of a file that could not be sent are there already.
    return reply
      .code(status)
      .removeHeader("content-encoding")
      .headers({ "cache-control": "no-store", ...error.headers })
      .type("application/json; charset=utf-8")
      .send({
        message: status === 500 ? refusalMessages[500] : "The request could not be understood.",
      });
  });
}
