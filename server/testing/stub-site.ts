import { enquiryFields } from "#contract/enquiry.ts";
import { slotFor } from "#contract/enquiry-slots.ts";
import { fillSlots, nothingTyped } from "../static/fill-slots.ts";
import type { Site } from "../static/load-site.ts";

const slots = enquiryFields
  .map(
    (field) =>
      `<input name="${field}" value="${slotFor("typed", field)}" aria-invalid="${slotFor("invalid", field)}"><p>${slotFor("error", field)}</p>`,
  )
  .join("");

/** Enough of a site for tests that do not look at its pages. */
export const stubSite: Site = {
  build: "test",
  placeholders: 0,
  find: () => undefined,
  canonicalOf: () => undefined,
  notFound: () => ({
    headers: { "content-type": "text/html" },
    etag: '"none"',
    size: 0,
    bodies: { identity: Buffer.alloc(0) },
    file: "",
  }),
  answer: (page, typed = nothingTyped, errors = {}) => ({
    headers: { "content-type": "text/html" },
    body: fillSlots(`<main data-page="${page}">${slots}</main>`, typed, errors),
  }),
};
