import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { Width } from "#app/ui/width.tsx";
import { accreditationsId } from "./accreditations.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  heading: string;
  text: string;
  action: string;
  picture: PictureFiles;
}

export function Hero({ heading, text, action, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      <HeroPicture picture={picture} first />
      <Width className={styles.words}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ButtonLink to={`#${accreditationsId}`}>
          {action}
          <Icon name="down" />
        </ButtonLink>
      </Width>
      <div className={styles.edge}>
        <Ruler ground="deep" />
      </div>
    </section>
  );
}
