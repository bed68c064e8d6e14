import { enquiryPath } from "#contract/enquiry.ts";
import type { EnquiryRules } from "../enquiries/receive-enquiry.ts";
import type { NewEnquiry, Recipient, StoredEnquiry } from "../enquiries/store/enquiry-store.ts";
import type { MailJob } from "../mail/queue.ts";

export const complete = {
  name: "Site engineer",
  email: "engineer@site.example",
  phone: "9876543210",
  message: "Ten cubes for 28-day strength.",
};

export const addresses = { to: ["desk@laboratory.example"], from: "site@laboratory.example" };

export const noon = Date.UTC(2026, 10, 16, 6, 30);

let count = 0;

/** Different each time, so that it does not count as a repeat. */
export const anEnquiry = (change: Partial<NewEnquiry> = {}): NewEnquiry => ({
  ...complete,
  message: `${complete.message} Batch ${++count}.`,
  id: `TEST-${String(count).padStart(4, "0")}`,
  receivedAt: noon,
  suspected: [],
  network: "203.0.113.7",
  ...change,
});

export const aMailJob = (
  change: Partial<StoredEnquiry> = {},
  recipient: Recipient = "laboratory",
): MailJob => ({
  recipient,
  sendCount: 1,
  attempts: 3,
  copies: 0,
  lease: "",
  rejected: [],
  earlier: [],
  enquiry: { ...complete, id: "K7MX-4XR2", receivedAt: noon, suspected: [], ...change },
});

export const postEnquiry = (origin: string, change: object = {}) =>
  fetch(origin + enquiryPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...complete, ...change }),
  });

export const noLimit: EnquiryRules = { rateLimit: 0, acknowledge: false };
