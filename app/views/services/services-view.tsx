import type { ReactNode } from "react";
import { servicesIndexCopy as copy } from "#content/copy/pages/service-page.ts";
import { pages } from "#content/copy/pages.ts";
import type { ServicesPage } from "#derive/pages/services-page.ts";
import { Block } from "#app/blocks/block.tsx";
import { Article } from "#app/shell/article/article.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./services.module.css";

interface ServicesViewProps {
  page: ServicesPage;
  /** The finder. */
  children: ReactNode;
}

/** Phones show all pictures in few screens, so that dense displays take the smallest file too. */
const cardSizes = "(width <= 600px) and (min-resolution: 2dppx) 3.3rem, 10rem";

export const ServicesView = ({ page, children }: ServicesViewProps) => (
  <Article heading={pages.services.heading} lead={pages.services.description}>
    {children}
    <Block heading={copy.heading}>
      {page.groups.map(({ heading, cards }) => (
        <section key={heading} className={styles.group}>
          <h3>{heading}</h3>
          <ul className="cells">
            {cards.map(({ title, description, to, picture }) => (
              <li key={to}>
                <Picture picture={picture} sizes={cardSizes} />
                <div className={`stack ${styles.text}`}>
                  <h4>{title}</h4>
                  <p className="note">{description}</p>
                  <a href={to} className="note" aria-label={`${copy.more} ${copy.about} ${title}`}>
                    {copy.more}
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
    <Block heading={copy.price.heading}>
      <p>
        {copy.price.text} <a href={copy.price.to}>{copy.price.link}</a>
      </p>
    </Block>
  </Article>
);
