import { generate } from "lean-qr/nano";

/** A square of modules with the light border of four that readers need. */
const border = 4;

/** A text as a code that phones read; nothing where it is too long for one. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = generated(text);
  if (!code) return null;
  const side = code.size + 2 * border;
  const cells = Array.from({ length: code.size }, (_, at) => at);
  const path = cells
    .flatMap((y) => cells.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-border} ${-border} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-border} y={-border} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function generated(text: string) {
  try {
    return generate(text);
  } catch {
    return undefined;
  }
}
