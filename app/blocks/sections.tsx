import type { ComponentType } from "react";
import type { Section } from "#content/services/shape.ts";
import { Points } from "./points.tsx";
import { Prose } from "./prose.tsx";

/** One drawing for each kind: a kind without one does not compile. */
const drawings = {
  text: Prose,
  points: Points,
} satisfies { [Kind in Section["kind"]]: ComponentType<Extract<Section, { kind: Kind }>> };

export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => {
    const Drawing = drawings[section.kind] as ComponentType<Section>;
    return <Drawing key={section.heading} {...section} />;
  });
}
