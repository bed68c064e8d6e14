import { sharedPapers } from "#content/copy/tables/booking.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { kebabCase } from "../kebab-case.ts";

export type HowWeWorkPage = ReturnType<typeof howWeWorkPage>;

export const howWeWorkPage = () => ({
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
