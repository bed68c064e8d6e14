import { createElement } from "react";
import type { PageSection } from "#derive/service-page.ts";
import type { Shape } from "#derive/figures/shapes.ts";
import { ScrollRegion } from "#app/ui/scroll-region/scroll-region.tsx";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import { SourceLine } from "./source-line.tsx";
import styles from "./figure.module.css";

type FigureProps = Extract<PageSection, { kind: "figure" }>;

/** A chart made at build, with its caption, its source and a text alternative. */
export function Figure({ id, title, caption, alternative, from, chart }: FigureProps) {
  const { width, height, shapes } = chart;
  return (
    <figure id={id} className={styles.figure}>
      <ScrollRegion label={title}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} aria-hidden="true">
          {shapes.map((shape, index) => (
            <ChartShape key={index} shape={shape} />
          ))}
        </svg>
        <p className={visuallyHidden.visuallyHidden}>{alternative}</p>
      </ScrollRegion>
      <figcaption>
        <strong>{title}.</strong> {caption} <SourceLine from={from} />
      </figcaption>
    </figure>
  );
}

function ChartShape({ shape }: { shape: Shape }) {
  const { kind, style, text, ...attributes } = shape;
  return createElement(kind, { className: styles[style], ...attributes }, text);
}
