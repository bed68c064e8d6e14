import { pages } from "#content/pages.ts";
import { servicesByCategory } from "#derive/service-cards.ts";
import { ServiceCards } from "#app/blocks/service-cards.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/services";

export const loader = () => servicesByCategory();

export const meta = () => pageMeta(pages.services);

const crumbs = [{ label: pages.home.title, to: pages.home.path }];

export default function ServicesPage({ loaderData: groups }: Route.ComponentProps) {
  return (
    <Article heading={pages.services.heading} lead={pages.services.description} crumbs={crumbs}>
      <ServiceCards heading="Our Services" groups={groups} />
    </Article>
  );
}
