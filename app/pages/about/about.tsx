import { about } from "#content/about.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { pages } from "#content/copy/pages.ts";
import { aboutPictureId } from "#derive/pages/picture-places.ts";
import { Block } from "#app/blocks/block.tsx";
import { Points } from "#app/blocks/points.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { pageMeta } from "#app/shell/meta.ts";
import { pictureOf } from "#app/pictures.ts";
import { Article } from "#app/shell/article.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Reveal } from "#app/ui/reveal/reveal.tsx";
import type { Route } from "./+types/about";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import styles from "./about.module.css";

export const loader = () => ({
  ...about,
  howWeWork: howWeWork.link,
  picture: forColumn(pictureOf(aboutPictureId)),
});

export const meta = () => pageMeta(pages.about);

export default function AboutPage({
  loaderData: { lead, sections, howWeWork: link, picture },
}: Route.ComponentProps) {
  return (
    <Article heading={pages.about.heading} lead={lead}>
      <Picture picture={picture} sizes={columnSizes} priority className={styles.picture} />
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

/** The width of the main column; on dense phone displays three quarters of it look just as sharp. */
const columnSizes =
  "(max-width: 560px) and (min-resolution: 2dppx) 74vw, (max-width: 768px) calc(100vw - 2rem), min(65vw, 900px)";

/** Leaves out the small files that only cards need. */
const forColumn = (picture: PictureFiles): PictureFiles => ({
  ...picture,
  crops: picture.crops.map((crop) => ({
    ...crop,
    widths: crop.widths.filter((width) => width >= minimumWidth),
  })),
});

const minimumWidth = 480;
