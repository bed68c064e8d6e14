import type { Certification } from "#content/accreditation.ts";
import { Strip } from "#app/ui/carousel/strip.tsx";
import styles from "./certification-strip.module.css";

interface CertificationStripProps {
  everyMs: number;
  certifications: readonly Certification[];
}

const words = {
  previous: "Previous certification",
  next: "Next certification",
  pause: "Pause certifications",
  play: "Play certifications",
};

/** What the laboratory is accredited and certified for, two at a time. */
export function CertificationStrip({ everyMs, certifications }: CertificationStripProps) {
  return (
    <Strip
      label="Certifications"
      words={words}
      everyMs={everyMs}
      visible="two-or-one"
      cards={certifications.map(({ title, statement }) => ({
        id: title,
        name: title,
        card: (
          <div className={styles.card}>
            <strong>{title}</strong>
            <p>{statement}</p>
          </div>
        ),
      }))}
    />
  );
}
