import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { laboratory } from "#derive/laboratory.ts";
import type { ServicePage } from "#derive/pages/service-page.ts";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { CallLink } from "#app/shell/contact-links.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./service.module.css";

/** Half of the main column. Loaded lazily, because phones have no room for it. */
const pictureSizes = "27rem";

type ServiceIntroProps = Pick<ServicePage, "name" | "lead" | "ask" | "picture" | "keyFigures">;

/** What the service is, in figures and a picture, and how to ask for it. */
export function ServiceIntro({ name, lead, ask, picture, keyFigures }: ServiceIntroProps) {
  return (
    <header className={styles.intro}>
      <div className="stack">
        <h1>{name}</h1>
        <p className="lead">{lead}</p>
        <div className={`row ${styles.actions}`} data-print="hidden">
          <ask-about-row>
            <ButtonLink to={ask.to}>{ask.label}</ButtonLink>
          </ask-about-row>
          <CallLink phone={laboratory.phones[0]} label={servicePageCopy.call} />
        </div>
      </div>
      <Picture picture={picture} sizes={pictureSizes} className={styles.picture} />
      {keyFigures && (
        <dl className={styles.figures}>
          {keyFigures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
