/** Values fixed when the site is built; scripts/build-config.mjs reads them from the environment. */
export const siteOrigin: string = import.meta.env.SITE_ORIGIN;
