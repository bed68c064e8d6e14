import type { PointsSection } from "#content/services/shape.ts";
import { Block } from "./block.tsx";
import styles from "./blocks.module.css";

type PointsProps = Pick<PointsSection, "heading" | "intro" | "points"> & { id?: string };

export function Points({ id, heading, intro, points }: PointsProps) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Block>
  );
}
