import type { homeCopy } from "#content/copy/home.ts";
import type { MenuLink } from "#derive/pages/navigation.ts";
import { Slides } from "#app/ui/carousel/slides.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { SmoothLink } from "#app/ui/button/smooth-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { accreditationsId } from "./accreditations.tsx";
import { HeroFinder } from "./hero-finder.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  heading: string;
  text: string;
  copy: typeof homeCopy.hero;
  allServices: MenuLink;
  everyMs: number;
  pictures: readonly PictureFiles[];
}

export function Hero({ heading, text, copy, allServices, everyMs, pictures }: HeroProps) {
  return (
    <div className={styles.hero}>
      <Slides
        labels={copy.carousel}
        intervalMs={everyMs}
        slides={pictures.map((picture, index) => (
          <HeroPicture key={picture.alt} picture={picture} priority={index === 0} />
        ))}
      >
        <Container className={styles.text}>
          <h1>{heading}</h1>
          <p>{text}</p>
          <SmoothLink to={accreditationsId}>
            {copy.action}
            <Icon name="down" />
          </SmoothLink>
          <HeroFinder all={allServices} />
        </Container>
      </Slides>
      <div className={styles.edge}>
        <Ruler surface="deep" />
      </div>
    </div>
  );
}
