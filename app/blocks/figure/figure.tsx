import type { PageSection } from "#derive/pages/service-page.ts";
import { SourceLine } from "../source-line.tsx";
import bearingSection from "../drawings/bearing-section.svg?no-inline";
import compactionCurve from "../drawings/compaction-curve.svg?no-inline";
import deflectionBowl from "../drawings/deflection-bowl.svg?no-inline";
import desireLines from "../drawings/desire-lines.svg?no-inline";
import loadSettlementCurve from "../drawings/load-settlement-curve.svg?no-inline";
import styles from "./figure.module.css";

type FigureProps = Extract<PageSection, { kind: "figure" }>;

const drawings = {
  "bearing-section": { src: bearingSection, height: 330 },
  "compaction-curve": { src: compactionCurve, height: 250 },
  "deflection-bowl": { src: deflectionBowl, height: 250 },
  "desire-lines": { src: desireLines, height: 330 },
  "load-settlement-curve": { src: loadSettlementCurve, height: 250 },
} as const satisfies Record<FigureProps["drawing"], object>;

export function Figure({ id, title, caption, alternative, from, drawing }: FigureProps) {
  return (
    <figure id={id} className={`card row ${styles.figure}`}>
      <img {...drawings[drawing]} alt={alternative} width={400} loading="lazy" />
      <figcaption className="note measure">
        <strong>{title}.</strong> {caption} <SourceLine from={from} />
      </figcaption>
    </figure>
  );
}
