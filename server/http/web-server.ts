import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const second = 1000;

/** Node's server, with its limits. `answerReady` is asked first, and says whether it answered. */
export function webServer(
  answer: Answer,
  answerReady: (...asked: Parameters<Answer>) => boolean,
): Server {
  const server = createServer(
    {
      // Whoever sends slowly to hold a connection loses it.
      requestTimeout: 30 * second,
      headersTimeout: 15 * second,
      keepAliveTimeout: 65 * second,
      // A page has no body to wait for.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      if (!answerReady(request, response)) answer(request, response);
    },
  );
  server.setTimeout(60 * second);
  server.maxConnections = 2000;
  return server;
}
