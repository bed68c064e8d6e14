import { useRouteLoaderData } from "react-router";
import { castingCopy, cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { laboratory } from "#derive/laboratory.ts";
import { plannerPage } from "#derive/pages/cube-planner.ts";
import linkStyles from "#app/blocks/section-links.module.css";
import { BottomBar } from "#app/shell/bottom-bar.tsx";
import { Article } from "#app/shell/article.tsx";
import { RequestBoundary } from "#app/shell/request-boundary.tsx";
import { AskPanel } from "#app/blocks/ask-panel.tsx";
import { StandardChips, StandardsProvider } from "#app/blocks/standards.tsx";
import { ValuesTable } from "#app/blocks/values-table.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { PageLink, PageLinkItems } from "#app/ui/page-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SidebarHandle } from "../../with-sidebar.tsx";
import type { Route } from "./+types/cube-planner";
import { Planner } from "./planner.tsx";
import styles from "./cube-planner.module.css";

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
  const { standards, sample, ages, ask, parents, sampling } = page;
  return (
    <StandardsProvider value={standards}>
      <Article heading={cubePlannerPage.heading} lead={cubePlannerPage.lead} parents={parents}>
        <p className={styles.rules}>
          <StandardChips ids={standards.map(({ number }) => number)} />
          <span>{copy.marked(sample)}</span>
        </p>
        <p className={styles.withoutScripts}>
          {copy.withoutScripts(castingCopy.ages(ages))} <PhoneLink phone={laboratory.phones[0]} />,{" "}
          <PageLink to={ask.to}>{ask.label}</PageLink>
        </p>
        <div className={styles.planner} data-needs-scripts>
          {/* The planner needs the date of today, which the document does not have. */}
          {useHydrated() ? (
            <RequestBoundary>
              <Planner {...page} />
            </RequestBoundary>
          ) : (
            <p aria-busy="true">{copy.loading}</p>
          )}
        </div>
        <ValuesTable {...sampling} />
      </Article>
      <BottomBar ask={ask} />
    </StandardsProvider>
  );
}
