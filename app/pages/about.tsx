import { about } from "#content/about.ts";
import { pages } from "#content/pages.ts";
import { Points } from "#app/blocks/points.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/about";

export const loader = () => about;

export const meta = () => pageMeta(pages.about);

const crumbs = [{ label: pages.home.title, to: pages.home.path }];

export default function AboutPage({ loaderData: { lead, sections } }: Route.ComponentProps) {
  return (
    <Article heading={pages.about.heading} lead={lead} crumbs={crumbs}>
      {sections.map((section) =>
        "points" in section ? (
          <Points key={section.heading} {...section} />
        ) : (
          <Prose key={section.heading} {...section} />
        ),
      )}
    </Article>
  );
}
