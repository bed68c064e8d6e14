import { clients, clienteleTagline } from "#content/clients.ts";
import { pages } from "#content/pages.ts";
import { ClientMarks } from "#app/blocks/client-marks.tsx";
import { pageMeta } from "#app/meta.ts";
import { clientMarkUrl } from "#app/pictures.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/clientele";

export const loader = () => ({
  clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
});

export const meta = () => pageMeta(pages.clientele);

export default function ClientelePage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.clientele.heading} lead={clienteleTagline}>
      <ClientMarks clients={loaderData.clients} />
    </Article>
  );
}
