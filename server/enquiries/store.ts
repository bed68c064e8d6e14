import type { Enquiry } from "#contract/enquiry.ts";

export interface NewEnquiry extends Enquiry {
  id: string;
  receivedAt: number;
  /** Why it may be spam; empty for most. */
  suspected: readonly string[];
  /** The sender's network address, which is kept only as a keyed hash. */
  address: string;
}

export interface KeptEnquiry extends Enquiry {
  id: string;
  receivedAt: number;
  suspected: readonly string[];
}

export type Received =
  { kept: true; id: string; repeated: boolean } | { kept: false; retryAfterMs: number };

export type Recipient = "laboratory" | "visitor";

export interface MailJob {
  recipient: Recipient;
  /** 1, and one more each time the operator sends it again. */
  edition: number;
  /** This one included. */
  attempts: number;
  /** Names who works on it: a worker that took too long has lost it. */
  lease: string;
  enquiry: KeptEnquiry;
}

export type MailState = "waiting" | "sent" | "parked";

export interface ListedEnquiry extends KeptEnquiry {
  mail: MailState;
}

export interface StoreStats {
  enquiries: number;
  lastDay: number;
  suspected: number;
  waiting: number;
  sent: number;
  parked: number;
  /** When the mail that has waited longest was queued. */
  oldestWaiting: number | undefined;
}

/** What a store promises, whichever database keeps it. */
export interface EnquiryStore {
  /** Keeps the enquiry and queues its mail: both are on the disk when this resolves, or neither ever is. */
  receive(enquiry: NewEnquiry): Promise<Received>;

  /** Takes mail that is due, for this worker alone until the lease ends. */
  leaseMail(now: number, count: number): Promise<MailJob[]>;
  /** Says `erased` when the enquiry was erased while its mail was on the way. */
  mailSent(job: MailJob): Promise<"noted" | "erased">;
  mailFailed(job: MailJob, next: { dueAt: number } | "parked", trouble: string): Promise<void>;
  resend(reference: string, now: number): Promise<boolean>;

  /** Reading and erasing are written to the access log. */
  list(now: number, act: "listed" | "exported"): Promise<ListedEnquiry[]>;
  find(reference: string, now: number): Promise<ListedEnquiry | undefined>;
  /** Answers with the references of what is gone. */
  forget(email: string, now: number): Promise<string[]>;
  purge(olderThan: number, now: number): Promise<string[]>;
  accessLog(): Promise<{ at: number; reference: string; act: string }[]>;
  stats(now: number): Promise<StoreStats>;

  /** Forgets hashes whose window is over. */
  deleteExpired(now: number): Promise<void>;
  /** Rejects while the database does not answer. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreRules {
  /** Enquiries accepted from one address in its window; 0: any number. */
  rateLimit: number;
  /** Whether the visitor is sent a copy. */
  acknowledge: boolean;
  leaseMs: number;
}

export const windowMs = 10 * 60_000;
export const defaultLeaseMs = 60_000;

/** The reference is taken: nothing was kept, another will do. */
export class ReferenceTaken extends Error {}
