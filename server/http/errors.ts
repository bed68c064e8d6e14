import type { FastifyError, FastifyInstance } from "fastify";

/** Visitors get one sentence; the error itself goes to the log. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    return reply.code(status).send({
      message:
        status === 500
          ? "Something went wrong on our side. Please try again."
          : "The request could not be understood.",
    });
  });
}
