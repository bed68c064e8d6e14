/** The process is up. */
export const livenessPath = "/healthz";
/** Its store can be written too. */
export const readinessPath = "/readyz";
