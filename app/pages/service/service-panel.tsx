import { serviceWords } from "#content/calls.ts";
import { site } from "#content/site.ts";
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
    <aside className={styles.panel} aria-label={serviceWords.enquire} data-print="hidden">
      <nav aria-label={serviceWords.onThisPage}>
        <p className={styles.heading}>{serviceWords.onThisPage}</p>
        <SectionLinks links={links} current={current} />
      </nav>
      <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
      <p className={styles.phone}>
        <PhoneLink phone={site.phones[0]} />
      </p>
      <OpeningNow hours={site.hours} />
      <button
        type="button"
        className={styles.print}
        onClick={() => window.print()}
        data-needs-scripts
      >
        {serviceWords.print}
      </button>
    </aside>
  );
}
