import { servicePageCopy } from "#content/copy/service-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { ServicePage } from "#derive/pages/service-page.ts";
import { SectionLinks } from "#app/blocks/section-links.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { OpeningNow } from "#app/shell/opening-now.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { useCurrentSection } from "#app/ui/use-current-section.ts";
import styles from "./service-panel.module.css";

/** Beside a service page on wide viewports: where the reader is, and how to ask. */
export function ServicePanel({ links, ask }: Pick<ServicePage, "links" | "ask">) {
  const current = useCurrentSection(links);
  return (
    <aside className={styles.panel} aria-label={servicePageCopy.enquire} data-print="hidden">
      <nav aria-label={servicePageCopy.onThisPage}>
        <p className={styles.heading}>{servicePageCopy.onThisPage}</p>
        <SectionLinks links={links} current={current} />
      </nav>
      <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
      <p className={styles.phone}>
        <PhoneLink phone={laboratory.phones[0]} />
      </p>
      <OpeningNow hours={laboratory.hours} />
      <button
        type="button"
        className={styles.print}
        onClick={() => window.print()}
        data-needs-scripts
      >
        {servicePageCopy.print}
      </button>
    </aside>
  );
}
