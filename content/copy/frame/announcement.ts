import { certificateBody, certificateNumber } from "#content/claims.ts";

/** The announcement bar, which the specification puts on every page with the certificate number. */
export const announcementCopy = {
  label: "Announcement",
  body: certificateBody,
  certificateLabel: "accreditation certificate",
  certificate: certificateNumber,
  scope: "· for the tests in its scope",
  email: "E-mail",
  callBack: "Request Call Back",
  dismiss: "Dismiss announcement",
} as const;
