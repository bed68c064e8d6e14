import { enquiryPath } from "./enquiry.ts";

/** The process is up. */
export const livenessPath = "/healthz";
/** Its store can be written too. */
export const readinessPath = "/readyz";

/** What a web server in front of the service passes on; everything else it sends from files. */
export const servicePaths = [enquiryPath, livenessPath, readinessPath];
