import { createContext, type RefObject, useContext, useEffect, useState } from "react";
import styles from "./scope-rows.module.css";

/** The tables as markup. Only the prerendering build provides it; see entry.server.tsx. */
export const ScopeMarkup = createContext<string | undefined>(undefined);

const rowsId = "scope-rows";
const waiting = "<p>The list is being fetched.</p>";
const missing =
  "<p>The list could not be fetched; the document above and the files below have it.</p>";

/**
 * The rows of the scope document. They stand in the document once, as markup, and nowhere in the scripts: where the
 * page was loaded as a document they are left as they are, where a link led here they are taken from that document.
 */
export function ScopeRows({
  path,
  tables,
}: {
  path: string;
  tables: RefObject<HTMLDivElement | null>;
}) {
  const prerendered = useContext(ScopeMarkup);
  const [markup, setMarkup] = useState(prerendered ?? waiting);

  useEffect(() => {
    if (tables.current?.querySelector("table")) return undefined;
    const left = new AbortController();
    fetchRows(path, left.signal)
      .then(setMarkup)
      .catch(() => left.signal.aborted || setMarkup(missing));
    return () => left.abort();
  }, [path, tables]);

  useEffect(() => {
    if (markup !== waiting)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [markup]);

  return (
    <div
      id={rowsId}
      ref={tables}
      className={styles.rows}
      // The prerendered rows are not in the scripts, so the first render here cannot repeat them.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

async function fetchRows(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal, headers: { accept: "text/html" } });
  // This page's policy refuses that page's own styles, even where nothing would be drawn with them.
  const html = (await answer.text()).replace(/<style>[\s\S]*?<\/style>/, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  const rows = page.getElementById(rowsId);
  if (!rows?.querySelector("table")) throw new Error(`${path} holds no list.`);
  return rows.innerHTML;
}
