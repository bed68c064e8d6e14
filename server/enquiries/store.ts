import type { Enquiry } from "#contract/enquiry.ts";

export interface KeptEnquiry extends Enquiry {
  id: string;
  receivedAt: number;
  /** Signs of spam; empty for most. */
  suspected: readonly string[];
  /** Sent by the service to itself: neither listed nor counted, and mailed to a file only. */
  canary?: true;
}

export interface NewEnquiry extends KeptEnquiry {
  /** The sender's IP address, which is stored only as a keyed hash. */
  address: string;
}

export type Recipient = "laboratory" | "visitor";

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
  /** When the oldest waiting mail was queued. */
  oldestWaiting: number | undefined;
}

export interface LoggedAct {
  at: number;
  act: string;
  /** How many enquiries were read or erased. */
  enquiries: number;
  /** Of the enquiry, if it was one. */
  reference: string;
}

/** From `now` to `until`, in milliseconds since 1970. */
export interface TimeWindow {
  now: number;
  until: number;
}

/** The statements that keep an enquiry, run in one transaction. */
export interface EnquiryTransaction {
  /** The id of the first enquiry with the same four values in the window; this one's own if there is none. */
  firstWithSameValues(enquiry: NewEnquiry, window: TimeWindow): Promise<string>;
  /** Counts one more enquiry from this network, and returns the count and end of its window. */
  countFrom(network: string, window: TimeWindow): Promise<{ count: number; until: number }>;
  /** Appends the enquiry to the chain of this process, and queues its mail. */
  insert(enquiry: NewEnquiry, recipients: readonly Recipient[]): Promise<void>;
}

/** Queries on enquiries; the rules are in receive-enquiry.ts. */
export interface EnquiryStore {
  /** Everything `work` writes is on the disk when this resolves, and nothing of it when it rejects. */
  transact<T>(work: (transaction: EnquiryTransaction) => Promise<T>): Promise<T>;

  /** Reading and erasing are written to the access log, one row for each act. */
  list(now: number, act: "listed" | "exported"): Promise<ListedEnquiry[]>;
  find(reference: string, now: number): Promise<ListedEnquiry | undefined>;
  /** Returns the references of the erased enquiries. */
  forget(email: string, now: number): Promise<string[]>;
  /** Rejects with ClockJumped if `now` is implausible, unless the operator says that the clock is right. */
  purge(olderThan: number, now: number, clock?: "trusted"): Promise<string[]>;
  accessLog(): Promise<LoggedAct[]>;
  stats(now: number): Promise<StoreStats>;

  /** What only the service can add to a canary with this message. */
  canaryMark(message: string): string;
  isCanary(mark: string, message: string): boolean;
  /** Whether the mail about this canary is written. */
  hasArrived(id: string): Promise<boolean>;
  /** Erases this canary, and those that were left behind. */
  eraseCanaries(id: string, olderThan: number): Promise<void>;

  /** Deletes hashes whose window is over. */
  deleteExpired(now: number): Promise<void>;
  /** Rejects while the database cannot be written. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** The reference is already in use: nothing was written, and another one may be tried. */
export class ReferenceTaken extends Error {}
