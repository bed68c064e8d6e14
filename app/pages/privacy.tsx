import { pages } from "#content/pages.ts";
import { privacy } from "#content/privacy.ts";
import { site } from "#content/site.ts";
import { retentionSentence } from "#contract/retention.ts";
import { Block } from "#app/blocks/block.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/privacy";

export const loader = () => ({
  ...privacy,
  retention: retentionSentence(site.enquiryRetentionDays),
});

export const meta = () => pageMeta(pages.privacy);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { lead, sections, retention } = loaderData;
  return (
    <Article heading={pages.privacy.heading} lead={lead}>
      {sections.map(({ heading, statesRetention, paragraphs }) => (
        <Block key={heading} heading={heading}>
          {/* The server writes the configured time into the document, but not into the data that hydrates it. */}
          {statesRetention && <p suppressHydrationWarning>{retention}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Block>
      ))}
    </Article>
  );
}
