import { pages } from "#content/pages.ts";
import { privacy } from "#content/privacy.ts";
import { Prose } from "#app/blocks/prose.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/privacy";

export const loader = () => privacy;

export const meta = () => pageMeta(pages.privacy);

export default function PrivacyPage({ loaderData: { lead, sections } }: Route.ComponentProps) {
  return (
    <Article heading={pages.privacy.heading} lead={lead}>
      {sections.map((section) => (
        <Prose key={section.heading} {...section} />
      ))}
    </Article>
  );
}
