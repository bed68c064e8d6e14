import { centres } from "#content/centres.ts";
import { claims } from "#content/claims.ts";
import { services } from "#content/services/index.ts";
import type { KeyFigure } from "#content/services/shape.ts";

/** The numbers under the hero. */
export const homeFacts = (): KeyFigure[] => [
  {
    value: claims.certificateNumber,
    label: `${claims.accreditationBody} certificate`,
    from: "stated",
  },
  { value: String(services.length), label: "testing & calibration services", from: "stated" },
  { value: claims.engineersFigure, label: "engineers", from: "stated" },
  { value: String(centres.length), label: "collection centres", from: "stated" },
];
