import type { homeCopy } from "#content/copy/pages/home.ts";
import { laboratory, telephoneUrl } from "#derive/laboratory.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { FinderField } from "#app/finder/finder-field.tsx";
import { OpeningNow } from "#app/shell/opening-now.tsx";
import { Slides } from "#app/ui/carousel/slides.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { SmoothLink } from "#app/ui/button/smooth-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { accreditationsId } from "./accreditations.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  welcome: string;
  heading: string;
  text: string;
  copy: typeof homeCopy.hero;
  materials: readonly MenuLink[];
  everyMs: number;
  pictures: readonly PictureFiles[];
}

export function Hero({ welcome, heading, text, copy, materials, everyMs, pictures }: HeroProps) {
  return (
    <div className={styles.hero}>
      <Slides
        labels={copy.carousel}
        intervalMs={everyMs}
        slides={pictures.map((picture, index) => (
          <div key={picture.alt} className={styles.layer} data-print="hidden">
            <Picture
              picture={picture}
              sizes="100vw"
              priority={index === 0}
              className={styles.picture}
            />
          </div>
        ))}
      >
        <Container className={styles.text}>
          <h1>
            <Eyebrow deep inHeading>
              {welcome}
            </Eyebrow>{" "}
            {heading}
          </h1>
          <p className={styles.lead}>{text}</p>
          <FinderField />
          <nav className={styles.materials} aria-label={copy.materials}>
            {materials.map(({ label, to }) => (
              <PageLink key={label} to={to}>
                {label}
              </PageLink>
            ))}
          </nav>
          <div className={styles.actions}>
            <SmoothLink to={accreditationsId}>
              {copy.action}
              <Icon name="down" />
            </SmoothLink>
            <a href={telephoneUrl(laboratory.phones[0])}>{copy.call}</a>
            <PageLink to={copy.price.to}>{copy.price.label}</PageLink>
            <OpeningNow hours={laboratory.hours} />
          </div>
        </Container>
      </Slides>
      <div className={styles.edge}>
        <Ruler surface="deep" />
      </div>
    </div>
  );
}
