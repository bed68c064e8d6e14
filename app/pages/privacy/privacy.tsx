import { pages } from "#content/copy/pages.ts";
import { privacy } from "#content/privacy.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { fitsPhone } from "#derive/pages/table-width.ts";
import { Block } from "#app/blocks/block.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { ValuesTable } from "#app/blocks/values-table.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { Article } from "#app/shell/article.tsx";
import type { Route } from "./+types/privacy";

/** Questions to the laboratory stay out of the page. */
export const loader = () => ({
  lead: privacy.lead,
  sections: privacy.sections.map((section) => {
    const id = kebabCase(section.heading);
    return section.kind === "values"
      ? { ...section, id, fitsPhone: fitsPhone(section) }
      : { ...section, id };
  }),
  version: {
    heading: privacy.version,
    date: privacy.revised,
    day: formatDate(privacy.revised),
  },
});

export const meta = () => pageMeta(pages.privacy);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { lead, sections, version } = loaderData;
  return (
    <Article heading={pages.privacy.heading} lead={lead}>
      {sections.map((section) =>
        section.kind === "values" ? (
          <ValuesTable key={section.id} {...section} />
        ) : (
          <Prose key={section.id} {...section} beside />
        ),
      )}
      <Block heading={version.heading} beside>
        <p>
          <time dateTime={version.date}>{version.day}</time>
        </p>
      </Block>
    </Article>
  );
}
