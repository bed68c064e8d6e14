import type { FastifyError, FastifyInstance } from "fastify";
import { refusalMessages } from "#contract/refusal-messages.ts";

/** Visitors get one sentence; the error itself goes to the log. */
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
