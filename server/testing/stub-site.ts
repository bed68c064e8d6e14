import { enquiryFields } from "#contract/enquiry.ts";
import { slotFor } from "#contract/no-script-pages.ts";
import { fillSlots, nothingTyped } from "../static/fill-slots.ts";
import type { Site } from "../static/load-site.ts";

const slots = enquiryFields
  .map(
    (field) =>
      `<input name="${field}" value="${slotFor("typed", field)}" aria-invalid="${slotFor("invalid", field)}"><p>${slotFor("error", field)}</p>`,
  )
  .join("");

const headers = { "content-type": "text/html" };

/** A site for tests that do not read its pages. */
export const stubSite: Site = {
  build: "test",
  siteOrigin: "http://localhost:3000",
  placeholders: 0,
  find: () => undefined,
  canonicalOf: () => undefined,
  notFound: { identity: { headers, size: 0, body: Buffer.alloc(0), file: "" } },
  noScriptPage: (page, typed = nothingTyped, errors = {}) => ({
    headers,
    body: fillSlots(`<main data-page="${page}">${slots}</main>`, typed, errors),
  }),
};
