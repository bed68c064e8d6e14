import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { get as secureGet } from "node:https";
import type { Page, Response } from "@playwright/test";

export interface Weight {
  document: number;
  fonts: number;
  pictures: number;
  scripts: number;
  /** The router's data, the manifest and the like. */
  rest: number;
}

export const totalOf = (weight: Weight) =>
  Object.values(weight).reduce((sum: number, bytes: number) => sum + bytes, 0);

const kinds: Record<string, keyof Weight> = {
  document: "document",
  font: "fonts",
  image: "pictures",
};

const kindOf = (response: Response): keyof Weight =>
  response.url().endsWith(".js") ? "scripts" : (kinds[response.request().resourceType()] ?? "rest");

/** Counts the bytes of response bodies, as sent, until the returned function is called. */
export function weigh(page: Page): () => Weight {
  const weight: Weight = { document: 0, fonts: 0, pictures: 0, scripts: 0, rest: 0 };
  const counted = new Set<string>();
  const count = (response: Response) => {
    // A script is fetched, and then imported from the browser's cache.
    if (counted.has(response.url())) return;
    counted.add(response.url());
    // Without scripts the scope page shows its PDF in a frame, which is counted apart.
    if (response.frame() !== page.mainFrame()) return;
    const bytes = Number(response.headers()["content-length"] ?? 0);
    weight[kindOf(response)] += bytes;
  };
  page.on("response", count);
  return () => {
    page.off("response", count);
    return { ...weight };
  };
}

type Encoding = "br" | "gzip";

/** A response as sent over HTTP/1.1: status line, headers and body. */
export async function responseBytes(url: string, encoding: Encoding): Promise<number> {
  const options = { headers: { "accept-encoding": encoding }, rejectUnauthorized: false };
  const request = (url.startsWith("https") ? secureGet : get)(url, options);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const sent = response.headers["content-encoding"];
  if (sent !== encoding) throw new Error(`${url} is sent as ${sent}, not as ${encoding}.`);
  const lines = [`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`, "", ""];
  let bytes = Buffer.byteLength(lines.join("\r\n"));
  for (let at = 0; at < response.rawHeaders.length; at += 2)
    bytes += Buffer.byteLength(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}\r\n`);
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
