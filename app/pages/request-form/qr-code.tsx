import { generate } from "lean-qr/nano";
import type { ReactNode } from "react";
import type { requestFormCopy } from "#content/copy/request/request-form.ts";

/** A square of modules with the light border of four that readers need. */
const border = 4;

interface QrCodeProps {
  text: string;
  copy: typeof requestFormCopy;
}

/** A text as a code that phones read; where there is none, or too much for one, the screen says so. */
export default function QrCode({ text, copy }: QrCodeProps): ReactNode {
  const code = generated(text);
  if (!code)
    return (
      <figure data-print="hidden">
        <figcaption>{copy.tooLong}</figcaption>
      </figure>
    );
  const side = code.size + 2 * border;
  const cells = Array.from({ length: code.size }, (_, at) => at);
  const path = cells
    .flatMap((y) => cells.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join("");
  return (
    <figure>
      <svg
        role="img"
        aria-label={copy.scan}
        viewBox={`${-border} ${-border} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <rect x={-border} y={-border} width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{copy.scan}</figcaption>
    </figure>
  );
}

function generated(text: string) {
  try {
    return text ? generate(text) : undefined;
  } catch {
    return undefined;
  }
}
