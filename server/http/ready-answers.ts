import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "../site/load-site.ts";
import { sendReady } from "../site/send-ready.ts";

/**
 * Most requests ask for a page or a file as it stands. They are answered before the framework hears of
 * them, at three quarters of the cost. What needs judging is left to it: parts of files, copies that may
 * still be good, addresses with a query, and what a proxy says that we are to believe.
 */
export const readyAnswers =
  (site: Site, trustsProxies: boolean) =>
  ({ method, url = "", headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== "GET" || headers["if-none-match"] || headers.range) return false;
    if (trustsProxies && headers["x-forwarded-proto"]) return false;
    const file = site.find(url);
    if (!file) return false;
    return sendReady(response, file, {
      status: 200,
      acceptEncoding: headers["accept-encoding"],
      overTls: false,
      id: randomUUID(),
    });
  };
