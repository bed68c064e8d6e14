import { sourceCopy } from "#content/copy/tables/tables.ts";
import type { Provenance } from "#content/provenance.ts";
import { StandardChips } from "./standards/standards.tsx";

/** Where the figures of a table or a chart come from; nothing where they are our own, or each is marked. */
export function SourceLine({ from }: { from: Provenance | "marked" }) {
  if (typeof from === "string")
    return from === "typical" || from === "illustrative" ? sourceCopy[from] : undefined;
  const { standard, clause } = from;
  return (
    <>
      {sourceCopy.standard} <StandardChips ids={standard} />
      {clause && `, ${clause}`}
    </>
  );
}
