import { pages } from "#content/pages.ts";
import { testingScopeWords } from "#content/testing-scope.ts";
import { scopeServices } from "#derive/testing-scope.ts";
import { CallToContact } from "#app/blocks/call-to-contact.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/testing-scope";
import styles from "./testing-scope.module.css";

export const loader = () => ({ ...testingScopeWords, services: scopeServices() });

export const meta = () => pageMeta(pages.testingScope);

const crumbs = [{ label: pages.home.title, to: pages.home.path }];

export default function TestingScopePage({ loaderData }: Route.ComponentProps) {
  const { lead, certificate, services } = loaderData;
  return (
    <Article heading={pages.testingScope.heading} lead={lead} crumbs={crumbs}>
      <p className={styles.certificate}>{certificate}</p>
      <ul className={styles.services}>
        {services.map(({ name, description, to }) => (
          <li key={to}>
            <PageLink to={to}>{name}</PageLink>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <CallToContact />
    </Article>
  );
}
