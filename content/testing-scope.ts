import { claims } from "./claims.ts";

/** Words around the scope document. */
export const testingScopeWords = {
  lead: "The tests we do, service by service. A test counts as accredited only where the current scope of accreditation lists it.",
  certificate: `Accreditation certificate ${claims.certificateNumber} is a testing certificate. Calibration, traffic surveys, origin–destination surveys and safety audits are not tests and are not part of this list.`,
} as const;
