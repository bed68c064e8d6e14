import { pages } from "#content/copy/pages.ts";
import type { HowWeWorkPage } from "#derive/pages/how-we-work-page.ts";
import { CallToAction } from "#app/blocks/call-to-action/call-to-action.tsx";
import blocks from "#app/blocks/blocks.module.css";
import { Points } from "#app/blocks/points.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { Article } from "#app/shell/article/article.tsx";

export const HowWeWorkView = ({ page }: { page: HowWeWorkPage }) => (
  <Article heading={pages.howWeWork.heading} lead={page.lead}>
    <div className={`grid ${blocks.pair}`}>
      {page.sections.map((section) => (
        <Prose key={section.id} {...section} />
      ))}
      {page.papers.map((list) => (
        <Points key={list.id} {...list} />
      ))}
    </div>
    <CallToAction heading={page.call} />
  </Article>
);
