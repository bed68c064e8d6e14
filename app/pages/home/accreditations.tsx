import type { homeCopy } from "#content/copy/pages/home.ts";
import { pages } from "#content/copy/pages.ts";
import { Strip } from "#app/ui/carousel/strip.tsx";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import { Container } from "#app/ui/container.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./accreditations.module.css";

export const accreditationsId = "accreditations";

interface AccreditationsProps {
  copy: typeof homeCopy.accreditations;
  intervalMs: number;
  marks: readonly { id: string; name: string; meaning: string; src: string }[];
}

export function Accreditations({ copy, intervalMs, marks }: AccreditationsProps) {
  return (
    <section id={accreditationsId} className={styles.accreditations}>
      <Container>
        <Eyebrow>{copy.label}</Eyebrow>
        <h2>{copy.heading}</h2>
        <p>{copy.note}</p>
        <PageLink to={pages.accreditation.path}>{copy.more}</PageLink>
        <Strip
          labels={copy.carousel}
          intervalMs={intervalMs}
          visible="four-or-two"
          cards={marks.map(({ id, name, meaning, src }) => ({
            id,
            name,
            card: <Mark src={src} alt={name} text={meaning} />,
          }))}
        />
      </Container>
    </section>
  );
}
