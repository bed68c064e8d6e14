import { once } from "node:events";

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: unknown;
  error?: string;
  message?: string;
}

export type BidiConnection = Awaited<ReturnType<typeof connectBidi>>;

/** Commands and events of WebDriver BiDi over its socket. */
export async function connectBidi(url: string) {
  const socket = new WebSocket(url);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<(method: string, params: Params) => void>();
  let sent = 0;

  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Message;
    if (method) for (const listener of listeners) listener(method, params ?? {});
    const command = id === undefined ? undefined : waiting.get(id);
    if (!command) return;
    waiting.delete(id!);
    if (error) command.reject(new Error(`${error}: ${message}`));
    else command.resolve(result);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser is gone."));
  });

  return {
    async send<Result>(method: string, params: Params = {}): Promise<Result> {
      const id = ++sent;
      const command = Promise.withResolvers<unknown>();
      waiting.set(id, command);
      socket.send(JSON.stringify({ id, method, params }));
      try {
        return (await command.promise) as Result;
      } catch (error) {
        // A new error, so that its stack names the journey's line.
        throw new Error(`${method}: ${(error as Error).message}`, { cause: error });
      }
    },
    /** Returns the function that ends the subscription. */
    listen(listener: (method: string, params: Params) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.close(),
  };
}
