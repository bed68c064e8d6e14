import { pages } from "#content/copy/pages.ts";
import type { AboutPage } from "#derive/pages/about-page.ts";
import { Block } from "#app/blocks/block.tsx";
import blocks from "#app/blocks/blocks.module.css";
import { Points } from "#app/blocks/points.tsx";
import { Prose } from "#app/blocks/prose.tsx";
import { Article } from "#app/shell/article/article.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./about.module.css";

export function AboutView({ page }: { page: AboutPage }) {
  return (
    <Article heading={pages.about.heading} lead={page.lead}>
      <Picture picture={page.picture} sizes={columnSizes} priority className={styles.picture} />
      <div className={`grid ${blocks.pair}`}>
        {page.sections.map((section) => (
          <scroll-reveal key={section.heading}>
            {"points" in section ? <Points {...section} /> : <Prose {...section} />}
          </scroll-reveal>
        ))}
        <Block heading={pages.howWeWork.heading}>
          <p>
            <a href={pages.howWeWork.path} className="target">
              {page.howWeWork}
            </a>
          </p>
        </Block>
      </div>
    </Article>
  );
}

/** The width of the main column; on dense phone displays three quarters of it look just as sharp. */
const columnSizes =
  "(max-width: 560px) and (min-resolution: 2dppx) 74vw, (max-width: 1024px) calc(100vw - 2rem), min(68vw, 1000px)";
