import type { PageSection } from "#derive/pages/service-page.ts";
import { LinkItems } from "#app/ui/link-items.tsx";
import { Block } from "./block.tsx";
import styles from "./group-services.module.css";

export function GroupServices({
  id,
  heading,
  intro,
  services,
}: Extract<PageSection, { kind: "group-services" }>) {
  return (
    <Block id={id} heading={heading} intro={intro} screenOnly>
      <ul className={styles.list}>
        <LinkItems links={services} />
      </ul>
    </Block>
  );
}
