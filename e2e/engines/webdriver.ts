type Method = "GET" | "POST" | "DELETE";

/** Sends a command of classic WebDriver; one that gets no response fails instead of waiting for ever. */
export async function sendCommand<Result>(
  method: Method,
  url: string,
  body: object = {},
  seconds = 30,
): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(seconds * 1000),
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string } };
  if (response.ok) return value;
  throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
}
