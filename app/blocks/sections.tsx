import type { ComponentType } from "react";
import type { PageSection } from "#derive/pages/service-page.ts";
import { Block } from "./block.tsx";
import styles from "./blocks.module.css";
import { Capabilities } from "./capabilities/capabilities.tsx";
import { Figure } from "./figure/figure.tsx";
import { Instruments } from "./instruments/instruments.tsx";
import { Points } from "./points.tsx";
import { Prose } from "./prose.tsx";
import { Sets } from "./sets.tsx";
import { Steps } from "./steps/steps.tsx";
import { TestsTable } from "./table/tests-table.tsx";
import { ValuesTable } from "./table/values-table.tsx";

function GroupServices({
  id,
  heading,
  intro,
  services,
}: Extract<PageSection, { kind: "group-services" }>) {
  return (
    <Block id={id} heading={heading} intro={intro} screenOnly>
      <ul className="row">
        {services.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="target">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The component of each kind of section; a missing kind does not compile. */
const components = {
  text: Prose,
  points: Points,
  tests: TestsTable,
  values: ValuesTable,
  steps: Steps,
  capabilities: Capabilities,
  sets: Sets,
  instruments: Instruments,
  "group-services": GroupServices,
  figure: Figure,
} satisfies {
  [Kind in PageSection["kind"]]: ComponentType<Extract<PageSection, { kind: Kind }>>;
};

export function Sections({ rows }: { rows: readonly (readonly PageSection[])[] }) {
  return rows.map((row) => {
    const sections = row.map((section) => {
      const Component = components[section.kind] as ComponentType<PageSection>;
      return <Component key={section.id} {...section} />;
    });
    return sections.length === 1 ? (
      sections
    ) : (
      <div key={row[0]!.id} className={`grid ${styles.pair}`}>
        {sections}
      </div>
    );
  });
}
