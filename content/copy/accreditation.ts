import { testingCertificate } from "../claims.ts";

/** The page about accreditation. */
export const accreditationCopy = {
  certificates: "Certificates",
  note: "Select one to open it full size in a new tab. We send the certificate itself on request.",
  ask: "Ask for a copy of a certificate",
  /** After the title and before what it covers, while the image is a placeholder. */
  record: "Record, not the certificate",
  view: "View full size",
  certifications: "Certifications",
  carousel: {
    label: "Certifications",
    role: "carousel",
    previous: "Previous certification",
    next: "Next certification",
    pause: "Pause certifications",
    play: "Play certifications",
  },
  details: "What each one covers",
  successorOfIaf:
    "Global Accreditation Cooperation Incorporated took over the role of IAF on 1 January 2026.",
  scope: "See the testing scope",
  directory: {
    ...testingCertificate.directory,
    label: `Look up ${testingCertificate.number} in ${testingCertificate.body}'s directory`,
  },
} as const;
