import { lazy, Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { castingCopy, cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { laboratory } from "#derive/laboratory.ts";
import { plannerPage } from "#derive/pages/cube-planner.ts";
import linkStyles from "#app/blocks/section-links.module.css";
import standardStyles from "#app/blocks/standards.module.css";
import { BottomBar } from "#app/shell/bottom-bar.tsx";
import { Article } from "#app/shell/article.tsx";
import { AskPanel } from "#app/blocks/ask-panel.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { PageLink, PageLinkItems } from "#app/ui/page-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SidebarHandle } from "../../with-sidebar.tsx";
import type { Route } from "./+types/cube-planner";
import styles from "./cube-planner.module.css";

/** Apart from the page, whose text is there without it. */
const Planner = lazy(async () => ({
  default: (await import("#app/pages/cube-planner/planner.tsx")).Planner,
}));

export const loader = plannerPage;

export const meta = () => pageMeta(cubePlannerPage);

function Panel() {
  const page = useRouteLoaderData<typeof loader>("cube-planner");
  if (!page) return null;
  return (
    <AskPanel heading={copy.panel} ask={page.ask}>
      <ul className={linkStyles.links}>
        <PageLinkItems
          links={[
            { label: copy.tests, to: page.test.path },
            { label: cubePlannerPage.title, to: cubePlannerPage.path },
          ]}
        />
      </ul>
    </AskPanel>
  );
}

export const handle: SidebarHandle = { Panel };

export default function CubePlannerPage({ loaderData: page }: Route.ComponentProps) {
  const loading = <p aria-busy="true">{copy.loading}</p>;
  const { standards, sample, ages, ask, parents } = page;
  return (
    <>
      <Article heading={cubePlannerPage.heading} lead={cubePlannerPage.lead} parents={parents}>
        <p className={styles.rules}>
          {standards.map(({ number, path }) => (
            <PageLink key={number} to={path} className={standardStyles.standard}>
              {number}
            </PageLink>
          ))}
          <span>{copy.marked(sample)}</span>
        </p>
        <p className={styles.withoutScripts}>
          {copy.withoutScripts(castingCopy.ages(ages))} <PhoneLink phone={laboratory.phones[0]} />,{" "}
          <PageLink to={ask.to}>{ask.label}</PageLink>
        </p>
        <div className={styles.planner} data-needs-scripts>
          <Suspense fallback={loading}>{useHydrated() ? <Planner {...page} /> : loading}</Suspense>
        </div>
      </Article>
      <BottomBar ask={ask} />
    </>
  );
}
