// Plain JavaScript: `npm start` reads it before anything is installed, to see whether a build is due.

/**
 * @typedef {object} BuildConfig
 * @property {string} siteOrigin Where the site will be reached: canonical addresses and the sitemap carry it.
 * @property {string} enquiryOrigin Where browsers send enquiries; empty: to where the page came from.
 */

/**
 * The only reader of the environment at build time. A bad value stops the build with a sentence that names it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {BuildConfig}
 */
export function readBuildConfig(env) {
  // The server reports an invalid port; with 0 the port is known only once it listens.
  const port = /^[1-9]\d{0,4}$/.test(env.PORT ?? "") ? env.PORT : "3000";
  return {
    siteOrigin: origin("SITE_ORIGIN", env.SITE_ORIGIN || `http://localhost:${port}`),
    enquiryOrigin: env.ENQUIRY_ORIGIN ? origin("ENQUIRY_ORIGIN", env.ENQUIRY_ORIGIN) : "",
  };
}

/**
 * @param {string} name
 * @param {string} value
 */
function origin(name, value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, ""))
    throw new Error(
      `${name} is "${value}"; expected an origin such as https://laboratory.example.`,
    );
  return url.origin;
}
