import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import type { ServicePage } from "#derive/pages/service-page.ts";
import { SectionLinks } from "#app/blocks/section-links.tsx";
import { AskPanel } from "#app/blocks/ask-panel.tsx";
import { useCurrentSection } from "#app/ui/use-current-section.ts";
import { useAsk } from "./use-ask.ts";

/** Beside a service page: its sections, the one that is being read marked. */
export function ServicePanel({ links, ask }: Pick<ServicePage, "links" | "ask">) {
  const current = useCurrentSection(links);
  return (
    <AskPanel heading={servicePageCopy.onThisPage} ask={useAsk(ask)}>
      <SectionLinks links={links} current={current} />
    </AskPanel>
  );
}
