import type { PointsSection } from "#content/services/shape.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { Block } from "./block.tsx";
import styles from "./blocks.module.css";

type PointsProps = Pick<
  PointsSection,
  "heading" | "intro" | "points" | "short" | "closedOnPhones"
> & {
  id?: string;
};

export function Points({ points, short, ...block }: PointsProps) {
  return (
    <Block {...block}>
      <ul className={short ? `ruled ${styles.columns}` : "ruled measure"}>
        {points.map((point) =>
          typeof point === "string" ? (
            <li key={point}>{point}</li>
          ) : (
            <li key={point.text}>
              <a href={`#${kebabCase(point.section)}`} className="in-sentence">
                {point.text}
              </a>
            </li>
          ),
        )}
      </ul>
    </Block>
  );
}
