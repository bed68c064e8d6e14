import type { ReactNode } from "react";
import { castingCopy, cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import type { PlannerPage } from "#derive/pages/planner-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import { StandardChips } from "#app/blocks/standards/standards.tsx";
import { ValuesTable } from "#app/blocks/table/values-table.tsx";
import { Article } from "#app/shell/article/article.tsx";
import { PhoneLink } from "#app/shell/contact-links.tsx";
import styles from "./planner.module.css";

interface PlannerViewProps {
  page: PlannerPage;
  children: ReactNode;
}

export const CubePlannerView = ({ page, children }: PlannerViewProps) => (
  <Article heading={cubePlannerPage.heading} lead={cubePlannerPage.lead} parents={page.parents}>
    <p className="row note">
      <StandardChips ids={page.standards} />
      <span>{copy.marked(page.sample)}</span>
    </p>
    <div className={styles.place}>{children}</div>
    <ValuesTable {...page.sampling} />
  </Article>
);

/** In the place of the planner until it is there: the ages, and how to ask. */
export const WithoutPlanner = ({ page: { ages, ask } }: { page: PlannerPage }) => (
  <>
    <p>
      {copy.withoutScripts(castingCopy.ages(ages))} <PhoneLink phone={laboratory.phones[0]} />,{" "}
      <a href={ask.to}>{ask.label}</a>
    </p>
    <div className={styles.room} data-scripts-only />
  </>
);
