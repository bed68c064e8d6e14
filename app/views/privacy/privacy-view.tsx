import { pages } from "#content/copy/pages.ts";
import type { PrivacyPage } from "#derive/pages/privacy-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { ValuesTable } from "#app/blocks/table/values-table.tsx";
import { Article } from "#app/shell/article/article.tsx";

export const PrivacyView = ({ page: { lead, sections, version } }: { page: PrivacyPage }) => (
  <Article heading={pages.privacy.heading} lead={lead}>
    {sections.map((section) =>
      section.kind === "values" ? (
        <ValuesTable key={section.id} {...section} />
      ) : (
        <Prose key={section.id} {...section} />
      ),
    )}
    <Block heading={version.heading}>
      <p>
        <time dateTime={version.date}>{version.day}</time>
      </p>
    </Block>
  </Article>
);
