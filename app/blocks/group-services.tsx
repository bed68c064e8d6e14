import type { PageSection } from "#derive/pages/service-page.ts";
import { PageLinkItems } from "#app/ui/page-link.tsx";
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
        <PageLinkItems links={services} />
      </ul>
    </Block>
  );
}
