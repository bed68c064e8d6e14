import { testingCertificate } from "#content/claims.ts";

/** The page about accreditation. */
export const accreditationCopy = {
  certificates: "Certificates",
  note: "Each opens in a new tab. We send the certificate itself on request.",
  columns: ["For what", "Standard", "Number", "Copy"],
  ask: "Ask for a copy",
  /** In the place of a number that only the certificate states. */
  onTheCopy: "on the copy",
  /** In the alternative text of an image while it is a placeholder. */
  record: "record, not the certificate",
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
