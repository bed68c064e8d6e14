import { certificateBody, certificateNumber } from "../claims.ts";

/** The announcement bar, which the specification puts on every page with the certificate number. */
export const announcementCopy = {
  label: "Announcement",
  accredited: `${certificateBody}-accredited`,
  rest: "for the tests in its scope ·",
  certificateLabel: "certificate",
  certificate: certificateNumber,
  email: "E-mail",
  callBack: "Request Call Back",
  dismiss: "Dismiss announcement",
} as const;
