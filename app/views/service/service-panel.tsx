import { servicePageCopy as copy } from "#content/copy/pages/service-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { ServicePage } from "#derive/pages/service-page.ts";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { OpeningNow } from "#app/shell/opening-now/opening-now.tsx";
import { TextButton } from "#app/ui/button/button.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { LinkItems } from "#app/ui/link-items.tsx";
import styles from "./service.module.css";

type ServicePanelProps = Pick<ServicePage, "ask" | "links">;

/** Beside a service page on wide viewports: its sections, the one that is being read marked, and how to ask. */
export const ServicePanel = ({ ask, links }: ServicePanelProps) => (
  <aside className={styles.panel} aria-label={copy.ask} data-print="hidden">
    <nav aria-label={copy.onThisPage} className="stack">
      <p className="label">{copy.onThisPage}</p>
      <current-section>
        <ul className={styles.links}>
          <LinkItems links={links} />
        </ul>
      </current-section>
    </nav>
    <ask-about-row>
      <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
    </ask-about-row>
    <p className="target">
      <PhoneLink phone={laboratory.phones[0]} />
    </p>
    <OpeningNow />
    <print-page>
      <TextButton data-needs-scripts>{copy.print}</TextButton>
    </print-page>
  </aside>
);
