import { pages } from "#content/copy/pages.ts";
import type { HowWeWorkPage } from "#derive/pages/how-we-work-page.ts";
import { CallToAction } from "#app/blocks/call-to-action/call-to-action.tsx";
import { Points } from "#app/blocks/points.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { Article } from "#app/shell/article/article.tsx";

export const HowWeWorkView = ({ page }: { page: HowWeWorkPage }) => (
  <Article heading={pages.howWeWork.heading} lead={page.lead}>
    {page.sections.map((section) => (
      <Prose key={section.id} {...section} beside />
    ))}
    {page.papers.map((list) => (
      <Points key={list.id} {...list} beside />
    ))}
    <CallToAction heading={page.call} />
  </Article>
);
