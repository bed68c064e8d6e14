import { createElement } from "react";
import type { PageSection } from "#derive/pages/service-page.ts";
import type { Chart, Shape } from "#derive/figures/shapes.ts";
import visuallyHidden from "#app/ui/visually-hidden.module.css";
import { SourceLine } from "./source-line.tsx";
import bearingSection from "./drawings/bearing-section.svg?no-inline";
import desireLines from "./drawings/desire-lines.svg?no-inline";
import styles from "./figure.module.css";

type FigureProps = Extract<PageSection, { kind: "figure" }>;

const drawings = { "bearing-section": bearingSection, "desire-lines": desireLines };

/** A drawing, or a chart drawn at build for wide and for narrow places, with its caption, source and text alternative. */
export function Figure({ id, title, caption, alternative, from, image }: FigureProps) {
  return (
    <figure id={id} className={styles.figure}>
      <div className={styles.frame}>
        {typeof image === "string" ? (
          <img
            src={drawings[image]}
            alt={alternative}
            width={400}
            height={330}
            loading="lazy"
            className={styles.drawing}
          />
        ) : (
          <>
            <ChartDrawing chart={image.wide} className={styles.wide} />
            <ChartDrawing chart={image.narrow} className={styles.narrow} />
            <p className={visuallyHidden.visuallyHidden}>{alternative}</p>
          </>
        )}
      </div>
      <figcaption>
        <strong>{title}.</strong> {caption} <SourceLine from={from} />
      </figcaption>
    </figure>
  );
}

function ChartDrawing({ chart, className }: { chart: Chart; className: string | undefined }) {
  const { width, height, shapes } = chart;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles.chart} ${className}`}
      aria-hidden="true"
    >
      {shapes.map((shape, index) => (
        <ChartShape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function ChartShape({ shape }: { shape: Shape }) {
  const { kind, style, text, ...attributes } = shape;
  return createElement(kind, { className: styles[style], ...attributes }, text);
}
