import { pages } from "#content/pages.ts";
import { Strip } from "#app/ui/carousel/strip.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import { Container } from "#app/ui/container.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./accreditations.module.css";

export const accreditationsId = "accreditations";

interface AccreditationsProps {
  label: string;
  heading: string;
  note: string;
  /** The link to what the certificate covers. */
  more: string;
  intervalMs: number;
  marks: readonly { id: string; name: string; meaning: string; src: string }[];
}

const labels = {
  previous: "Previous accreditation",
  next: "Next accreditation",
  pause: "Pause accreditations",
  play: "Play accreditations",
};

export function Accreditations({
  label,
  heading,
  note,
  more,
  intervalMs,
  marks,
}: AccreditationsProps) {
  return (
    <section id={accreditationsId} className={styles.accreditations}>
      <Container>
        <Eyebrow>{label}</Eyebrow>
        <h2>{heading}</h2>
        <p className={styles.note}>
          {note} <PageLink to={pages.accreditation.path}>{more}</PageLink>
        </p>
        <Strip
          label="Accreditations"
          labels={labels}
          intervalMs={intervalMs}
          visible="four-or-two"
          cards={marks.map(({ id, name, meaning, src }) => ({
            id,
            name,
            card: (
              <div className={styles.card}>
                <Mark src={src} alt={name} text={meaning} />
              </div>
            ),
          }))}
        />
      </Container>
    </section>
  );
}
