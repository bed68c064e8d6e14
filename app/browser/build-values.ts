/** Values fixed when the site is built; publish/build-config.mjs reads them from the environment. */
export const siteOrigin: string = import.meta.env.SITE_ORIGIN;
/** Where enquiries are sent; empty: to this page's own origin. */
export const enquiryOrigin: string = import.meta.env.ENQUIRY_ORIGIN;
/** The build that a document belongs to. */
export const buildId: string = import.meta.env.BUILD;
