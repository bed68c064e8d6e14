import { clients } from "#content/clients.ts";
import { pages } from "#content/copy/pages.ts";
import { pageMeta } from "#app/shell/meta.ts";
import { clientMarkUrl } from "#app/pictures.ts";
import { Article } from "#app/shell/article.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import type { Route } from "./+types/clientele";
import styles from "./clientele.module.css";

export const loader = () => ({
  clients: clients.map(({ id, name }) => ({ id, name, src: clientMarkUrl(id) })),
});

export const meta = () => pageMeta(pages.clientele);

export default function ClientelePage({ loaderData }: Route.ComponentProps) {
  return (
    <Article heading={pages.clientele.heading} lead={pages.clientele.lead}>
      <ul className={styles.grid}>
        {loaderData.clients.map(({ id, name, src }) => (
          <li key={id}>
            <Mark src={src} alt="" text={name} />
          </li>
        ))}
      </ul>
    </Article>
  );
}
