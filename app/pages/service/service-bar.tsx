import { servicePageCopy } from "#content/copy/service-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { CallLink } from "#app/ui/button/call-link.tsx";
import styles from "./service-bar.module.css";

/** On phones: calling and asking, always at the bottom of the screen. */
export function ServiceBar({ ask }: { ask: MenuLink }) {
  return (
    <div className={styles.bar} data-print="hidden">
      <CallLink phone={laboratory.phones[0]} label={servicePageCopy.call} />
      <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
    </div>
  );
}
