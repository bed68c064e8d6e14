import type { Certification } from "#content/accreditation.ts";
import { Strip } from "#app/ui/carousel/strip.tsx";
import styles from "./certification-strip.module.css";

interface CertificationStripProps {
  intervalMs: number;
  certifications: readonly Certification[];
}

const labels = {
  previous: "Previous certification",
  next: "Next certification",
  pause: "Pause certifications",
  play: "Play certifications",
};

/** A carousel of the laboratory's certifications. */
export function CertificationStrip({ intervalMs, certifications }: CertificationStripProps) {
  return (
    <Strip
      label="Certifications"
      labels={labels}
      intervalMs={intervalMs}
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
