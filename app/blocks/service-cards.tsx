import type { ServiceGroup } from "#derive/service-cards.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./service-cards.module.css";

interface ServiceCardsProps {
  heading: string;
  groups: readonly ServiceGroup[];
}

/** Every service as a card, in its group. */
export function ServiceCards({ heading, groups }: ServiceCardsProps) {
  return (
    <section className={styles.services}>
      <h2>{heading}</h2>
      {groups.map((group) => (
        <section key={group.heading}>
          <h3 className={styles.group}>{group.heading}</h3>
          <ul className={styles.cards}>
            {group.cards.map(({ title, description, to }) => (
              <li key={to}>
                <h4>{title}</h4>
                <p>{description}</p>
                <PageLink to={to} aria-label={`Learn More about ${title}`}>
                  Learn More
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
