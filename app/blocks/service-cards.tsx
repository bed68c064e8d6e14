import type { servicesIndexCopy } from "#content/copy/pages/services-index.ts";
import type { ServicesPage } from "#derive/pages/service-cards.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./service-cards.module.css";

interface ServiceCardsProps {
  copy: Pick<typeof servicesIndexCopy, "heading" | "more" | "about">;
  groups: ServicesPage["groups"];
}

/** Phones show all pictures in few screens, so that dense displays take the smallest file too. */
const cardSizes =
  "(width <= 560px) and (min-resolution: 2dppx) 3.3rem, (width <= 560px) 6rem, 360px";

export function ServiceCards({ copy, groups }: ServiceCardsProps) {
  return (
    <section className={styles.services}>
      <h2>{copy.heading}</h2>
      {groups.map((group) => (
        <section key={group.heading}>
          <h3 className={styles.group}>{group.heading}</h3>
          <ul className={styles.cards}>
            {group.cards.map(({ title, description, to, picture }) => (
              <li key={to}>
                <Picture picture={picture} sizes={cardSizes} className={styles.picture} />
                <div className={styles.text}>
                  <h4>{title}</h4>
                  <p>{description}</p>
                  <a href={to} aria-label={`${copy.more} ${copy.about} ${title}`}>
                    {copy.more}
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
