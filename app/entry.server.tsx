import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { testingScopeWords } from "#content/testing-scope.ts";
import { scopeDocument } from "#derive/scope-document.ts";
import { ScopeMarkup } from "./blocks/scope-rows.tsx";
import { ScopeTables } from "./blocks/scope-tables.tsx";

/** What only the document holds: given to the page here and not by its loader, it is not in the scripts as well. */
const scopeMarkup = renderToStaticMarkup(
  <ScopeTables tables={scopeDocument()} columns={testingScopeWords.columns} />,
);

/** Runs at build only: waits for the whole page, so that the file needs no script to be complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = await renderToReadableStream(
    <ScopeMarkup value={scopeMarkup}>
      <ServerRouter context={context} url={request.url} />
    </ScopeMarkup>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  await page.allReady;
  headers.set("content-type", "text/html");
  return new Response(page, { status, headers });
}
