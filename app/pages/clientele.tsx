import { clients, clienteleTagline } from "#content/clients.ts";
import { pages } from "#content/pages.ts";
import { NameGrid } from "#app/blocks/name-grid.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/clientele";

export const loader = () => ({ names: clients.map(({ name }) => name) });

export const meta = () => pageMeta(pages.clientele);

const crumbs = [{ label: pages.home.title, to: pages.home.path }];

export default function ClientelePage({ loaderData: { names } }: Route.ComponentProps) {
  return (
    <Article heading={pages.clientele.heading} lead={clienteleTagline} crumbs={crumbs}>
      <NameGrid names={names} />
    </Article>
  );
}
