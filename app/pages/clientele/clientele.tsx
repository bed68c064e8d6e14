import { clients } from "#content/clients.ts";
import { pages } from "#content/copy/pages.ts";
import { ClientMarks } from "#app/blocks/client-marks.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { clientMarkUrl } from "#app/pictures.ts";
import { Article } from "#app/shell/article.tsx";
import type { Route } from "./+types/clientele";

export const loader = () => ({
  clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
});

export const meta = () => pageMeta(pages.clientele);

export default function ClientelePage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.clientele.heading} lead={pages.clientele.lead}>
      <ClientMarks clients={loaderData.clients} />
    </Article>
  );
}
