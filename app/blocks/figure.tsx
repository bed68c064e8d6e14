import type { PageSection } from "#derive/service-page.ts";
import type { Mark } from "#derive/figures/marks.ts";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import { StandardChips } from "./standards.tsx";
import styles from "./figure.module.css";

type FigureProps = Extract<PageSection, { kind: "figure" }>;

/** A drawing made at build, with its caption, its source and a text that says what it shows. */
export function Figure({
  id,
  title,
  caption,
  alternative,
  source,
  illustrative,
  drawing,
}: FigureProps) {
  const { width, height, marks } = drawing;
  return (
    <figure id={id} className={styles.figure}>
      <ScrollRegion label={title}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true">
          {marks.map((mark, at) => (
            <MarkShape key={at} mark={mark} />
          ))}
        </svg>
        <p className={visuallyHidden.visuallyHidden}>{alternative}</p>
      </ScrollRegion>
      <figcaption>
        <strong>{title}.</strong> {caption} {illustrative && "Illustrative. "}
        Source: <StandardChips ids={source} />
      </figcaption>
    </figure>
  );
}

function MarkShape({ mark }: { mark: Mark }) {
  const look = styles[mark.look];
  switch (mark.kind) {
    case "rect": {
      const [x, y, width, height] = mark.box;
      return <rect className={look} x={x} y={y} width={width} height={height} />;
    }
    case "circle": {
      const [cx, cy, r] = mark.at;
      return <circle className={look} cx={cx} cy={cy} r={r} />;
    }
    case "path":
      return <path className={look} d={mark.d} />;
    case "text": {
      const [x, y] = mark.at;
      return (
        <text className={look} x={x} y={y} textAnchor={mark.anchor}>
          {mark.words}
        </text>
      );
    }
  }
}
