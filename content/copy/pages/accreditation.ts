import { testingCertificate } from "#content/claims.ts";

/** The page about accreditation. */
export const accreditationCopy = {
  certificates: "Certificates",
  note: "Each opens in a new tab. We send the certificate itself on request.",
  ask: "Ask for a copy of a certificate",
  /** In the alternative text of an image while it is a placeholder. */
  record: "record, not the certificate",
  /** Below an image, followed by what the certificate covers. */
  caption: { record: "Record for", certificate: "Certificate for" },
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
