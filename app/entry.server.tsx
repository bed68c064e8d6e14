import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Prerenders a page at build. The framework's default entry streams and needs a list of bots; a file needs neither. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // By default React sends a large Suspense boundary last and moves it into place by a script.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  await page.allReady;
  headers.set("content-type", "text/html");
  return new Response(page, { status, headers });
}
