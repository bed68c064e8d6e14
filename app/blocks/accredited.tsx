import { testNoteCopy as copy } from "#content/copy/tables/tables.ts";
import type { AccreditedLine } from "#derive/catalogue/accredited-lines.ts";

/** What the issued scope says about a test; until-date.element.ts hides it after its last day. */
export const Accredited = ({ lines }: { lines: readonly AccreditedLine[] }) =>
  lines.map(({ text, until }) => (
    <until-date key={text} data-until={until}>
      <small>{text}</small>
    </until-date>
  ));

/** Where a visitor asks whether the tests of a group are accredited that no line names. */
export const AskAccredited = ({ name, path }: { name: string; path: string }) => (
  <a
    href={path}
    className="note in-sentence"
    aria-label={copy.areAccredited(name)}
    data-print="hidden"
  >
    {copy.accredited}
  </a>
);
