import type { Provenance } from "#content/provenance.ts";
import { StandardChips } from "./standards.tsx";

/** Where the figures of a table or a chart come from; nothing where they are our own, or each is marked. */
export function SourceLine({ from }: { from: Provenance | "marked" }) {
  if (typeof from === "string") return sentences[from];
  const { standard, clause } = from;
  return (
    <>
      Source: <StandardChips ids={standard} />
      {clause && `, ${clause}`}
    </>
  );
}

const sentences: Partial<Record<Extract<Provenance, string> | "marked", string>> = {
  typical: "Typical values; we confirm yours when you book.",
  illustrative: "Illustrative, not measured.",
};
