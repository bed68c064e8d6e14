import { parseOrigin } from "../contract/origin.mjs";

// Plain JavaScript: `npm start` reads it before anything is installed, to see whether a build is due.

/**
 * @typedef {object} BuildConfig
 * @property {string} siteOrigin Where the site will be reached: canonical addresses and the sitemap carry it.
 * @property {string} enquiryOrigin Where browsers send enquiries; empty: to where the page came from.
 */

/** Without the port of the server, so that another port needs no other build. */
const defaultSiteOrigin = "http://localhost:3000";

/**
 * The only reader of the environment at build time. A bad value stops the build with a sentence that names it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {BuildConfig}
 */
export function readBuildConfig(env) {
  return {
    siteOrigin: origin("SITE_ORIGIN", env.SITE_ORIGIN || defaultSiteOrigin),
    enquiryOrigin: env.ENQUIRY_ORIGIN ? origin("ENQUIRY_ORIGIN", env.ENQUIRY_ORIGIN) : "",
  };
}

/**
 * @param {string} name
 * @param {string} value
 */
function origin(name, value) {
  const parsed = parseOrigin(value);
  if (!parsed)
    throw new Error(
      `${name} is "${value}"; expected an origin such as https://laboratory.example.`,
    );
  return parsed;
}
