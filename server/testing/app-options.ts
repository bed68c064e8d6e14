import { Writable } from "node:stream";
import { enquiryFields } from "#contract/enquiry.ts";
import { referenceSlot, slotFor } from "#contract/no-script-pages.ts";
import type { AppOptions } from "../app.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import { fillSlots, type Site } from "../static/load-site.ts";
import { noLimit } from "./enquiries.ts";

const slots = enquiryFields
  .map(
    (field) =>
      `<input name="${field}" value="${slotFor("typed", field)}" aria-invalid="${slotFor("invalid", field)}"><p>${slotFor("error", field)}</p>`,
  )
  .join("");

export const stubSite: Site = {
  folder: import.meta.dirname,
  siteOrigin: "http://localhost:3000",
  placeholders: 0,
  find: () => undefined,
  redirectOf: () => undefined,
  notFound: {
    entry: { path: "", file: "", type: "text/html", immutable: false, compressed: false },
    bodies: { br: Buffer.alloc(0), gzip: Buffer.alloc(0), identity: Buffer.alloc(0) },
  },
  noScriptPage: (page, ...values) =>
    fillSlots(`<main data-page="${page}">${slots}${referenceSlot}</main>`, ...values),
};

/** A logger of this level, and what it has written. */
export function testLog(level: string) {
  let text = "";
  const stream = new Writable({
    write(line, _encoding, done) {
      text += String(line);
      done();
    },
  });
  return { logger: { level, stream }, log: () => text };
}

export const appOptions = (change: Partial<AppOptions> = {}): AppOptions => ({
  site: stubSite,
  store: {} as EnquiryStore,
  rules: noLimit,
  allowedOrigins: [],
  trustProxy: [],
  now: () => new Date(),
  onAccepted: () => {},
  logger: false,
  ...change,
});
