import { pages } from "#content/pages.ts";
import { privacy } from "#content/privacy.ts";
import { Block } from "#app/blocks/block.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/privacy";

export const loader = () => privacy;

export const meta = () => pageMeta(pages.privacy);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { lead, sections } = loaderData;
  return (
    <Article heading={pages.privacy.heading} lead={lead}>
      {sections.map(({ heading, paragraphs }) => (
        <Block key={heading} heading={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Block>
      ))}
    </Article>
  );
}
