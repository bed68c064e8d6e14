import { pages } from "#content/copy/pages.ts";
import type { ClientelePage } from "#derive/pages/clientele-page.ts";
import { Article } from "#app/shell/article/article.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import styles from "./clientele.module.css";

export const ClienteleView = ({ page }: { page: ClientelePage }) => (
  <Article heading={pages.clientele.heading} lead={pages.clientele.lead}>
    <ul className={`grid cells ${styles.clients}`}>
      {page.clients.map(({ id, name, src }) => (
        <li key={id}>
          <Mark src={src} alt="" text={name} />
        </li>
      ))}
    </ul>
  </Article>
);
