import { enquiryFields } from "#contract/enquiry.ts";
import { slotFor } from "#contract/no-script-pages.ts";
import { fillSlots, emptyEnquiry } from "../static/fill-slots.ts";
import type { Site } from "../static/load-site.ts";

const slots = enquiryFields
  .map(
    (field) =>
      `<input name="${field}" value="${slotFor("typed", field)}" aria-invalid="${slotFor("invalid", field)}"><p>${slotFor("error", field)}</p>`,
  )
  .join("");

/** A site for tests that do not read its pages. */
export const stubSite: Site = {
  siteOrigin: "http://localhost:3000",
  placeholders: 0,
  find: () => undefined,
  redirectOf: () => undefined,
  notFound: {
    identity: {
      headers: { "content-type": "text/html" },
      size: 0,
      body: Buffer.alloc(0),
      file: "",
    },
  },
  noScriptPage: (page, typed = emptyEnquiry, errors = {}) =>
    fillSlots(`<main data-page="${page}">${slots}</main>`, typed, errors),
};
