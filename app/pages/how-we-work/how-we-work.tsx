import { howWeWork } from "#content/how-we-work.ts";
import { sharedPapers } from "#content/copy/tables/booking.ts";
import { pages } from "#content/copy/pages.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { CallToAction } from "#app/blocks/call-to-action.tsx";
import { Points } from "#app/blocks/points.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import type { Route } from "./+types/how-we-work";

/** Questions to the laboratory stay out of the page. */
export const loader = () => ({
  lead: howWeWork.lead,
  call: howWeWork.call,
  sections: howWeWork.sections.map(({ heading, paragraphs }) => ({
    id: kebabCase(heading),
    heading,
    paragraphs,
  })),
  papers: Object.values(sharedPapers).map((papers) => ({
    ...papers,
    id: kebabCase(papers.heading),
  })),
});

export const meta = () => pageMeta(pages.howWeWork);

export default function HowWeWorkPage({ loaderData }: Route.ComponentProps) {
  const { lead, call, sections, papers } = loaderData;
  return (
    <Article heading={pages.howWeWork.heading} lead={lead}>
      {sections.map((section) => (
        <Prose key={section.id} {...section} beside />
      ))}
      {papers.map((list) => (
        <Points key={list.id} {...list} beside />
      ))}
      <CallToAction heading={call} />
    </Article>
  );
}
