import { homeCopy } from "#content/copy/pages/home.ts";
import { pages } from "#content/copy/pages.ts";
import type { HomePage } from "#derive/pages/home-page.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import buttons from "#app/ui/carousel/carousel-buttons.module.css";
import { PauseOrPlay } from "#app/ui/carousel/carousel-buttons.tsx";
import strip from "#app/ui/carousel/strip.module.css";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import styles from "./sections.module.css";

const copy = homeCopy.clients;

/** An endless band of clients. Without scripts it scrolls, also by keyboard. */
export function TrustedClients({ itemMs, clients }: HomePage["clients"]) {
  return (
    <section className={`${styles.section} ${styles.clients}`}>
      <div className="container">
        <Eyebrow>{copy.label}</Eyebrow>
        <h2>{copy.heading}</h2>
        <client-strip
          role="region"
          class={`stack ${strip.region}`}
          aria-label={copy.strip.label}
          data-item-ms={itemMs}
        >
          <section className={strip.window} tabIndex={0}>
            <ul>
              {clients.map(({ id, name, src }) => (
                <li key={id}>
                  <Mark src={src} alt="" text={name} />
                </li>
              ))}
            </ul>
          </section>
          <div className={`row ${buttons.buttons}`}>
            <ButtonLink to={pages.clientele.path} variant="outline">
              {copy.action}
            </ButtonLink>
            <button type="button" data-pause data-needs-scripts>
              <PauseOrPlay labels={copy.strip} />
            </button>
          </div>
        </client-strip>
      </div>
    </section>
  );
}
