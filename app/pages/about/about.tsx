import { about } from "#content/about.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { pages } from "#content/copy/pages.ts";
import { aboutPictureId } from "#derive/pages/picture-places.ts";
import { Block } from "#app/blocks/block.tsx";
import { LeadImage } from "#app/blocks/lead-image.tsx";
import { Points } from "#app/blocks/points.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Article } from "#app/shell/article.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import type { Route } from "./+types/about";

export const loader = () => ({
  ...about,
  howWeWork: howWeWork.link,
  picture: pictureOf(aboutPictureId),
});

export const meta = () => pageMeta(pages.about);

export default function AboutPage({
  loaderData: { lead, sections, howWeWork: link, picture },
}: Route.ComponentProps) {
  return (
    <Article heading={pages.about.heading} lead={lead}>
      <LeadImage picture={picture} />
      {sections.map((section) => (
        <Reveal key={section.heading}>
          {"points" in section ? <Points {...section} beside /> : <Prose {...section} beside />}
        </Reveal>
      ))}
      <Block heading={pages.howWeWork.heading} beside>
        <p>
          <ButtonLink to={pages.howWeWork.path} variant="outline">
            {link}
          </ButtonLink>
        </p>
      </Block>
    </Article>
  );
}
