import type { accreditationCopy } from "#content/copy/accreditation.ts";
import type { Certification } from "#content/accreditation.ts";
import { Strip } from "#app/ui/carousel/strip.tsx";
import styles from "./certification-strip.module.css";

interface CertificationStripProps {
  labels: typeof accreditationCopy.carousel;
  intervalMs: number;
  certifications: readonly Certification[];
}

/** A carousel of the laboratory's certifications. */
export function CertificationStrip({
  labels,
  intervalMs,
  certifications,
}: CertificationStripProps) {
  return (
    <Strip
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
