const pausesMs = [1000, 4000];

export class DownloadError extends Error {}

/** Fetches a file, and again if that fails, because on a weak network single requests are lost. */
export async function download(path: string): Promise<string> {
  for (const pauseMs of pausesMs)
    try {
      return await fetchText(path);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  return fetchText(path);
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => undefined);
  if (!response?.ok) throw new DownloadError(`${path}: ${response?.status ?? "no connection"}`);
  return response.text();
}
