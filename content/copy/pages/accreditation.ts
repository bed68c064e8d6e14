import { testingCertificate } from "../../claims.ts";

/** The page about accreditation. */
export const accreditationCopy = {
  certificates: "Certificates",
  note: "Each opens in a new tab. A copy of the certificate, on request, states its number, who issued it and until when it is valid.",
  standard: "Standard",
  number: "Number",
  /** Once a certificate states it. */
  validUntil: "Valid until",
  ask: "Ask for a copy",
  /** In the place of a number that only the certificate states. */
  onTheCopy: "stated on the certificate",
  /** On an image while it is a placeholder. */
  record: "Record, not the certificate",
  certifications: "What each one covers",
  carousel: {
    label: "Certifications",
    role: "carousel",
    previous: "Previous certification",
    next: "Next certification",
    pause: "Pause certifications",
    play: "Play certifications",
  },
  scope: "See the testing scope",
  directory: testingCertificate.directory,
} as const;
