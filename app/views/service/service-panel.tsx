import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import type { ServicePage } from "#derive/pages/service-page.ts";
import { AskPanel } from "#app/blocks/ask-panel/ask-panel.tsx";
import { SectionLinks } from "#app/blocks/section-links/section-links.tsx";

/** Beside a service page: its sections, the one that is being read marked. */
export const ServicePanel = ({ page }: { page: ServicePage }) => (
  <AskPanel heading={servicePageCopy.onThisPage} ask={page.ask}>
    <current-section>
      <SectionLinks links={page.links} />
    </current-section>
  </AskPanel>
);
