import { centres } from "#content/centres.ts";
import { certificateAt, claims } from "#content/claims.ts";
import { services } from "#content/services/index.ts";
import type { KeyFigure } from "#content/services/shape.ts";

/** The numbers under the hero. */
export function homeFacts(): KeyFigure[] {
  const { body, number, limit } = certificateAt("home");
  return [
    { value: number, label: `${body} certificate, ${limit}`, from: "stated" },
    { value: String(services.length), label: "services", from: "stated" },
    { value: claims.engineersFigure, label: "engineers", from: "stated" },
    { value: String(centres.length), label: "collection centres", from: "stated" },
  ];
}
