import type { SchematicPlace, SchematicRoad } from "#content/schematic.ts";
import styles from "./schematic.module.css";

interface SchematicProps {
  title: string;
  caption: string;
  places: readonly SchematicPlace[];
  roads: readonly SchematicRoad[];
}

/** A schematic map of roads and towns. */
export function Schematic({ title, caption, places, roads }: SchematicProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 100 80" role="img" aria-label={`${title}. ${caption}`}>
        {roads.map(({ name, through, nameAt: [x, y] }) => (
          <g key={name}>
            <polyline className={styles.road} points={through.join(" ")} />
            <text className={styles.roadName} x={x} y={y}>
              {name}
            </text>
          </g>
        ))}
        {places.map((place) => (
          <Place key={place.name} {...place} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Place({ name, x, y, side, laboratory = false }: SchematicPlace) {
  const offset = side === "right" ? 3.4 : -3.4;
  return (
    <g className={laboratory ? styles.laboratory : undefined}>
      {laboratory ? (
        <rect className={styles.dot} x={x - 2} y={y - 2} width="4" height="4" />
      ) : (
        <circle className={styles.dot} cx={x} cy={y} r="1.6" />
      )}
      <text
        className={styles.placeName}
        x={x + offset}
        y={y + 1.4}
        textAnchor={side === "right" ? "start" : "end"}
      >
        {name}
      </text>
    </g>
  );
}
