import { claims } from "#content/claims.ts";
import type { AccreditationMark } from "#content/accreditation.ts";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Width } from "#app/ui/width.tsx";
import styles from "./accreditations.module.css";

export const accreditationsId = "accreditations";

interface AccreditationsProps {
  heading: string;
  marks: readonly AccreditationMark[];
}

export function Accreditations({ heading, marks }: AccreditationsProps) {
  return (
    <section id={accreditationsId} className={styles.accreditations}>
      <Width>
        <Eyebrow>{claims.certificateNumber}</Eyebrow>
        <h2>{heading}</h2>
        <ul className={styles.marks}>
          {marks.map(({ id, name, meaning }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
      </Width>
    </section>
  );
}
