import { browserArgs } from "../scripts/browser.ts";

/** The certificate of bench/start-site.ts is signed by nobody. */
export const benchArgs = [...browserArgs, "--ignore-certificate-errors"];
