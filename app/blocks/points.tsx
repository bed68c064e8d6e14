import type { PointsSection } from "#content/services/shape.ts";
import styles from "./blocks.module.css";

type PointsProps = Pick<PointsSection, "heading" | "intro" | "points">;

export function Points({ heading, intro, points }: PointsProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {intro && <p>{intro}</p>}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
