import type { PageSection } from "#derive/pages/service-page.ts";
import { Block } from "./block.tsx";

export function GroupServices({
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
