type Method = "GET" | "POST" | "DELETE";

/** Sends a command of classic WebDriver. */
export async function sendCommand<Result>(
  method: Method,
  url: string,
  body: object = {},
): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string } };
  if (response.ok) return value;
  throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
}
