import { type Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface SentRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface ReceivedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One request whose path and headers are sent exactly as they are given. */
export const sendRequest = (origin: string, sent: SentRequest, agent: Agent) =>
  new Promise<ReceivedResponse>((resolve, reject) => {
    const { method = "GET", path, headers = {}, body = "" } = sent;
    const { hostname, port } = new URL(origin);
    const length = body ? { "content-length": Buffer.byteLength(body) } : {};
    request({ hostname, port, method, path, headers: { ...length, ...headers }, agent })
      .on("error", reject)
      .on("response", (response) => {
        buffer(response).then(
          (received) =>
            resolve({ status: response.statusCode!, headers: response.headers, body: received }),
          reject,
        );
      })
      .end(body);
  });
