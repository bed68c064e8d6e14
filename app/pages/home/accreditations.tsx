import { claims } from "#content/claims.ts";
import { Eyebrow } from "#app/ui/eyebrow/eyebrow.tsx";
import { Mark } from "#app/ui/mark/mark.tsx";
import { Width } from "#app/ui/width.tsx";
import styles from "./accreditations.module.css";

export const accreditationsId = "accreditations";

interface AccreditationsProps {
  heading: string;
  marks: readonly { id: string; name: string; meaning: string; src: string }[];
}

export function Accreditations({ heading, marks }: AccreditationsProps) {
  return (
    <section id={accreditationsId} className={styles.accreditations}>
      <Width>
        <Eyebrow>{claims.certificateNumber}</Eyebrow>
        <h2>{heading}</h2>
        <ul className={styles.marks}>
          {marks.map(({ id, name, meaning, src }) => (
            <li key={id}>
              <Mark src={src} alt={name} text={meaning} />
            </li>
          ))}
        </ul>
      </Width>
    </section>
  );
}
