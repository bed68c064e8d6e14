import { Slides } from "#app/ui/carousel/slides.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { SmoothLink } from "#app/ui/button/smooth-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { accreditationsId } from "./accreditations.tsx";
import { HeroFinder, type HeroFinderProps } from "./hero-finder.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  heading: string;
  text: string;
  action: string;
  finder: HeroFinderProps;
  everyMs: number;
  pictures: readonly PictureFiles[];
}

const labels = {
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause slides",
  play: "Play slides",
  goTo: "Go to slide",
};

export function Hero({ heading, text, action, finder, everyMs, pictures }: HeroProps) {
  return (
    <div className={styles.hero}>
      <Slides
        label="Highlights"
        labels={labels}
        intervalMs={everyMs}
        slides={pictures.map((picture, index) => (
          <HeroPicture key={picture.alt} picture={picture} priority={index === 0} />
        ))}
      >
        <Container className={styles.text}>
          <h1>{heading}</h1>
          <p>{text}</p>
          <SmoothLink to={accreditationsId}>
            {action}
            <Icon name="down" />
          </SmoothLink>
          <HeroFinder {...finder} />
        </Container>
      </Slides>
      <div className={styles.edge}>
        <Ruler surface="deep" />
      </div>
    </div>
  );
}
