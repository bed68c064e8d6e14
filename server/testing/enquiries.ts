import type { NewEnquiry } from "../enquiries/store.ts";
import type { StoreRules } from "../enquiries/store.ts";

/** As a visitor types it. */
export const complete = {
  name: "Site engineer",
  email: "engineer@site.example",
  phone: "9876543210",
  message: "Ten cubes for 28-day strength.",
};

export const noon = Date.UTC(2026, 10, 16, 6, 30);

let made = 0;

/** A different one each time, so that none is taken for a repeat. */
export const anEnquiry = (change: Partial<NewEnquiry> = {}): NewEnquiry => ({
  ...complete,
  message: `${complete.message} Batch ${++made}.`,
  id: `TEST-${String(made).padStart(4, "0")}`,
  receivedAt: noon,
  suspected: [],
  address: "203.0.113.7",
  ...change,
});

export const noLimit: StoreRules = { rateLimit: 0, acknowledge: false, leaseMs: 60_000 };
