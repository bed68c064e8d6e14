import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Enquiry } from "#contract/enquiry.ts";
import {
  damaged,
  type Engine,
  migrated,
  type Row,
  type Run,
  StoreUnavailable,
} from "../engines/engine.ts";
import { openPostgres } from "../engines/postgres.ts";
import { openSqlite } from "../engines/sqlite.ts";
import { receptionTime } from "./trusted-time.ts";

export interface StoredEnquiry extends Enquiry {
  id: string;
  receivedAt: number;
  suspected: readonly string[];
}

export interface NewEnquiry extends StoredEnquiry {
  /** The sender's network, which is stored only as a keyed hash. */
  network: string;
}

export type Recipient = "laboratory" | "visitor";
export type MailState = "waiting" | "sent" | "failed";
export type Delivery = "smtp" | "file";

interface TimeWindow {
  now: number;
  until: number;
}

/** The statements that store an enquiry; the rules are in receive-enquiry.ts. */
export interface EnquiryTransaction {
  /** The id of the first enquiry with the same values in the window, which is this one if there is none; they are stored hashed. */
  claim(id: string, values: readonly string[], window: TimeWindow): Promise<string>;
  countFrom(network: string, window: TimeWindow): Promise<{ count: number; until: number }>;
  /** Inserts the enquiry and its mail jobs; false if the reference is taken. */
  insert(enquiry: StoredEnquiry, recipients: readonly Recipient[]): Promise<boolean>;
  rollback(): void;
}

export interface EnquiryStore {
  /** What `work` writes is on the disk when this resolves. */
  transact<T>(work: (transaction: EnquiryTransaction) => Promise<T>): Promise<T>;
  ready(): Promise<void>;
}

export type Database = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/** The database as it is, without migrations. */
export const connectTo = (database: Database): Engine =>
  database.kind === "sqlite" ? openSqlite(database.file) : openPostgres(database.url);

export const openEngine = (database: Database): Engine => migrated(connectTo(database));

/** Another process's clock may be ahead by this; a window that ends later still is over, because the clock was set back. */
export const maxClockDifferenceMs = 60 * 60_000;
const isOpen = (table: string) => `${table}.until > ? and ${table}.until <= ?`;
const open = (now: number, until: number) => {
  const latest = until + maxClockDifferenceMs;
  return [now, latest, now, latest];
};

/** A second process waits for the row lock of the first. */
const claim = `insert into repeats (fingerprint, enquiry_id, until) values (?, ?, ?)
  on conflict (fingerprint) do update set
    enquiry_id = case when ${isOpen("repeats")} then repeats.enquiry_id else excluded.enquiry_id end,
    until = case when ${isOpen("repeats")} then repeats.until else excluded.until end
  returning enquiry_id`;

const count = `insert into addresses (address, accepted, until) values (?, 1, ?)
  on conflict (address) do update set
    accepted = case when ${isOpen("addresses")} then addresses.accepted + 1 else 1 end,
    until = case when ${isOpen("addresses")} then addresses.until else excluded.until end
  returning accepted, until`;

/** As long as an enquiry. */
const probeFiller = "-".repeat(4000);

/** Reads the whole file, which takes milliseconds for thousands of enquiries. */
const integrityCheckMs = 60_000;

export function enquiryStore(engine: Engine): EnquiryStore {
  let key: string | undefined;
  let nextCheck = 0;
  /** Until the operator has looked and restarts the service: a damaged file may accept what it cannot give back. */
  let isDamaged = false;
  const refuseIfDamaged = () => {
    if (isDamaged) throw new StoreUnavailable({ code: damaged });
  };
  const transact: Engine["transact"] = (work) =>
    engine.transact(work).catch((error: unknown) => {
      isDamaged ||= error instanceof StoreUnavailable && error.code.endsWith(damaged);
      throw error;
    });
  return {
    async transact(work) {
      refuseIfDamaged();
      key ??= await transact(hashKey);
      const hash = (...values: string[]) => keyedHash(key!, values);
      return transact((run, rollback) =>
        work({
          async claim(id, values, { now, until }) {
            const [row] = await run(claim, hash(...values), id, until, ...open(now, until));
            return String(row!.enquiry_id);
          },
          async countFrom(network, { now, until }) {
            const address = hash("address", network);
            const [row] = await run(count, address, until, ...open(now, until));
            return { count: Number(row!.accepted), until: Number(row!.until) };
          },
          async insert(enquiry, recipients) {
            const receivedAt = await receptionTime(run, enquiry.receivedAt);
            const isNew = await insertEnquiry(run, { ...enquiry, receivedAt });
            if (isNew)
              for (const recipient of recipients)
                await insertMail(run, enquiry.id, newMail(recipient, enquiry.receivedAt));
            return isNew;
          },
          rollback,
        }),
      );
    },
    async ready() {
      refuseIfDamaged();
      // The new row is written before the old one goes, so that a full disk is noticed.
      await transact(async (run) => {
        const id = randomUUID();
        await run("insert into probes (id, filler) values (?, ?)", id, probeFiller);
        await run("delete from probes where id <> ?", id);
        // PostgreSQL may refuse these tables alone.
        for (const table of ["enquiries", "outbox", "repeats", "addresses"])
          await run(`insert into ${table} select * from ${table} where 1 = 0`);
      });
      // A damaged page elsewhere in the file does not fail this write.
      if (performance.now() < nextCheck) return;
      isDamaged = (await engine.integrityErrors()).length > 0;
      refuseIfDamaged();
      nextCheck = performance.now() + integrityCheckMs;
    },
  };
}

export async function insertEnquiry(run: Run, enquiry: StoredEnquiry): Promise<boolean> {
  const { id, receivedAt, name, email, phone, message, suspected } = enquiry;
  const rows = await run(
    `insert into enquiries (id, received_at, name, email, phone, message, suspected)
      values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
    id,
    receivedAt,
    name,
    email,
    phone,
    message,
    suspected.join(","),
  );
  return rows.length > 0;
}

/** A row of the outbox without enquiry and lease, by column. */
export type MailRow = Readonly<Record<keyof ReturnType<typeof newMail>, string | number>>;

export const newMail = (recipient: Recipient, queuedAt: number) => ({
  recipient,
  send_count: 1,
  state: "waiting",
  delivery: "smtp",
  queued_at: queuedAt,
  due_at: 0,
  attempts: 0,
  copies: 0,
  last_error: "",
  rejected: "",
});

const mailColumns = Object.keys(newMail("laboratory", 0)) as (keyof MailRow)[];

const insertRow = `insert into outbox (${mailColumns.join(", ")}, enquiry_id, leased_until, lease)
  values (${mailColumns.map(() => "?").join(", ")}, ?, 0, '')`;

export const insertMail = (run: Run, enquiryId: string, row: MailRow) =>
  run(insertRow, ...mailColumns.map((column) => row[column]), enquiryId);

export const mailRow = (row: Row) =>
  Object.fromEntries(mailColumns.map((column) => [column, row[column]!])) as MailRow;

export const storedEnquiry = (row: Row): StoredEnquiry => ({
  id: String(row.id),
  receivedAt: Number(row.received_at),
  name: String(row.name),
  email: String(row.email),
  phone: String(row.phone),
  message: String(row.message),
  suspected: String(row.suspected).split(",").filter(Boolean),
});

/** The key of the hashes, which all processes on one database share. */
async function hashKey(run: Run): Promise<string> {
  const name = "hash key";
  await run(
    "insert into secrets (name, secret) values (?, ?) on conflict (name) do nothing",
    name,
    randomBytes(32).toString("base64url"),
  );
  const [row] = await run("select secret from secrets where name = ?", name);
  return String(row!.secret);
}

function keyedHash(key: string, values: string[]): string {
  // Lengths distinguish "ab" + "c" from "a" + "bc".
  const input = values.map((value) => `${value.length}:${value}`).join("");
  return createHmac("sha256", key).update(input).digest("base64url");
}
