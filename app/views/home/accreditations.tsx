import { homeCopy } from "#content/copy/pages/home.ts";
import { pages } from "#content/copy/pages.ts";
import type { HomePage } from "#derive/pages/home-page.ts";
import { Strip } from "#app/ui/carousel/strip.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import styles from "./sections.module.css";

const copy = homeCopy.accreditations;
const [before, number, after] = copy.note;
export const accreditationsId = "accreditations";

export function Accreditations({ intervalMs, marks }: HomePage["accreditations"]) {
  return (
    <section id={accreditationsId} className={`${styles.section} ${styles.accreditations}`}>
      <div className="container">
        <Eyebrow>{copy.label}</Eyebrow>
        <h2>{copy.heading}</h2>
        <p>
          {before}
          <span className="whole">{number}</span>
          {after}
        </p>
        <a className="target" href={pages.accreditation.path}>
          {copy.more}
        </a>
        <Strip
          labels={copy.carousel}
          intervalMs={intervalMs}
          visible="four-or-two"
          cards={marks.map(({ name, meaning, src }) => ({
            name,
            card: <Mark src={src} alt={name} text={meaning} />,
          }))}
        />
      </div>
    </section>
  );
}
