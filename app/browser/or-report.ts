import { DownloadError } from "./download.ts";

/** How Chromium, Firefox and Safari, and Vite for style sheets, name a file or a response that did not arrive. */
const failedDownloads =
  /dynamically imported module|module script failed|preload CSS|Failed to fetch|NetworkError|Load failed/;

/** What is shown instead of a part that did not load; an error of our own code is reported as well. */
export const orReport =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (!isFailedDownload(error)) reportError(error);
    return fallback;
  };

const isFailedDownload = (error: unknown) =>
  error instanceof DownloadError || (error instanceof Error && failedDownloads.test(error.message));
