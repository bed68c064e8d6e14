import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ruler } from "#app/ui/ruler/ruler.tsx";
import { Width } from "#app/ui/width.tsx";
import { accreditationsId } from "./accreditations.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  heading: string;
  text: string;
  action: string;
}

export function Hero({ heading, text, action }: HeroProps) {
  return (
    <section className={styles.hero}>
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
