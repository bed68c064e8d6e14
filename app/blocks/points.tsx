import type { PointsSection } from "#content/services/shape.ts";
import { Block } from "./block.tsx";
import styles from "./blocks.module.css";

type PointsProps = Pick<PointsSection, "heading" | "intro" | "points" | "short"> & {
  id?: string;
  beside?: boolean;
};

export function Points({ points, short, ...block }: PointsProps) {
  return (
    <Block {...block}>
      <ul className={short ? `${styles.points} ${styles.columns}` : styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Block>
  );
}
