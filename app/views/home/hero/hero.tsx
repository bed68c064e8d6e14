import type { ReactNode } from "react";
import { homeCopy } from "#content/copy/pages/home.ts";
import { pages } from "#content/copy/pages.ts";
import { laboratory, telephoneUrl } from "#derive/laboratory.ts";
import type { HomePage } from "#derive/pages/home-page.ts";
import { OpeningNow } from "#app/shell/opening-now/opening-now.tsx";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Slides } from "#app/ui/carousel/slides.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { accreditationsId } from "../accreditations.tsx";
import styles from "./hero.module.css";

const copy = homeCopy.hero;

type HeroProps = HomePage["hero"] & { finder: ReactNode };

export function Hero({ welcome, text, materials, everyMs, pictures, finder }: HeroProps) {
  return (
    <div className={styles.hero}>
      <Slides
        labels={copy.carousel}
        intervalMs={everyMs}
        slides={pictures.map((picture, index) => (
          <div key={picture.alt} className={styles.layer} data-print="hidden">
            <Picture picture={picture} priority={index === 0} needsScripts={index > 0} />
          </div>
        ))}
      >
        <div className={`container ${styles.text}`}>
          <h1>
            <Eyebrow inHeading>{welcome}</Eyebrow>
            {` ${pages.home.heading}`}
          </h1>
          <p>{text}</p>
          {finder}
          <nav className={`row ${styles.materials}`} aria-label={copy.materials}>
            {materials.map(({ label, to }) => (
              <a key={label} className="box" href={to}>
                {label}
              </a>
            ))}
          </nav>
          <div className={`row ${styles.actions}`} data-print="hidden">
            <ButtonLink to={`#${accreditationsId}`} variant="outline">
              {copy.action}
              <Icon name="down" />
            </ButtonLink>
            <a className="target" href={telephoneUrl(laboratory.phones[0])}>
              {copy.call}
            </a>
            <a className="target" href={copy.price.to}>
              {copy.price.label}
            </a>
            <OpeningNow />
          </div>
        </div>
      </Slides>
      <div className={styles.edge}>
        <Ruler surface="deep" />
      </div>
    </div>
  );
}
