import type { AccreditedLine } from "#derive/catalogue/accredited-lines.ts";

/** What the issued scope says about a test; static-markup.tsx hides it after its last day. */
export const Accredited = ({ lines }: { lines: readonly AccreditedLine[] }) =>
  lines.map(({ text, until }) => (
    <small key={text} data-until={until}>
      {text}
    </small>
  ));
