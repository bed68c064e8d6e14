export interface Migration {
  readonly number: number;
  readonly statements: readonly string[];
}

/** Two migrations create it; the text of neither may change. */
const outboxTable = (name: string, count: string, states: string, error: string) =>
  `create table ${name} (
      enquiry_id text not null references enquiries (id),
      recipient text not null check (recipient in ('laboratory', 'visitor')),
      ${count} integer not null,
      state text not null check (state in (${states})),
      queued_at bigint not null,
      due_at bigint not null,
      leased_until bigint not null,
      lease text not null,
      attempts integer not null,
      ${error} text not null,
      primary key (enquiry_id, recipient)
    )`;

/** Times are milliseconds since 1970. */
const enquiriesAndOutbox: Migration = {
  number: 1,
  statements: [
    `create table enquiries (
      id text primary key,
      received_at bigint not null,
      name text not null,
      email text not null,
      phone text not null,
      message text not null,
      suspected text not null
    )`,
    "create index enquiries_by_time on enquiries (received_at)",
    outboxTable("outbox", "edition", "'waiting', 'sent', 'parked'", "trouble"),
    "create index outbox_by_due on outbox (state, due_at)",
    // The enquiry that the same four values made, by their keyed hash. Rows of this table and the next live for ten
    // minutes, so the primary key is their only index.
    `create table repeats (
      fingerprint text primary key,
      enquiry_id text not null,
      until bigint not null
    )`,
    // How many enquiries an address sent in its window, by the keyed hash of the address.
    `create table addresses (
      address text primary key,
      accepted integer not null,
      until bigint not null
    )`,
    // What was read or erased, and when; never a name or an e-mail address.
    `create table access_log (
      at bigint not null,
      reference text not null,
      act text not null
    )`,
    "create index access_log_by_time on access_log (at)",
    "create table secrets (name text primary key, secret text not null)",
  ],
};

const actsClockAndProbes: Migration = {
  number: 2,
  statements: [
    "alter table access_log add column enquiries integer not null default 1",
    // The latest time that was plausible, so that a wrong clock erases nothing.
    "create table clock (name text primary key, at bigint not null)",
    "create table probes (id text primary key, filler text not null)",
  ],
};

const chainsAndCanaries: Migration = {
  number: 3,
  statements: [
    "alter table enquiries add column chain text not null default ''",
    "alter table enquiries add column number integer not null default 0",
    "alter table enquiries add column salt text not null default ''",
    "alter table enquiries add column hash text not null default ''",
    "alter table enquiries add column canary integer not null default 0",
    "create index enquiries_that_are_canaries on enquiries (canary) where canary = 1",
    `create table chains (
      chain text primary key,
      length integer not null,
      hash text not null
    )`,
    `create table erasures (
      chain text not null,
      number integer not null,
      hash text not null,
      at bigint not null,
      primary key (chain, number)
    )`,
  ],
};

const canaries = "select id from enquiries where canary = 1";

/** Removes what 003 added, and names columns and states by the usual terms. */
const withoutChainsAndCanaries: Migration = {
  number: 4,
  statements: [
    `delete from outbox where enquiry_id in (${canaries})`,
    `delete from repeats where enquiry_id in (${canaries})`,
    "delete from enquiries where canary = 1",
    "drop index enquiries_that_are_canaries",
    "alter table enquiries drop column canary",
    "alter table enquiries drop column hash",
    "alter table enquiries drop column salt",
    "alter table enquiries drop column number",
    "alter table enquiries drop column chain",
    "drop table chains",
    "drop table erasures",
    "alter table access_log rename column act to action",
    // SQLite cannot change a check, so the table is copied.
    outboxTable("mail_jobs", "send_count", "'waiting', 'sent', 'failed'", "last_error"),
    `insert into mail_jobs
      select enquiry_id, recipient, edition,
        case state when 'parked' then 'failed' else state end,
        queued_at, due_at, leased_until, lease, attempts, trouble
      from outbox`,
    "drop table outbox",
    "alter table mail_jobs rename to outbox",
    "create index outbox_by_due on outbox (state, due_at)",
  ],
};

const answersAndDeliveries: Migration = {
  number: 5,
  statements: [
    // Nothing reads it any more: the mailbox knows what was answered.
    "alter table enquiries add column answered_at bigint not null default 0",
    "alter table outbox add column delivery text not null default 'smtp'",
    "create index enquiries_by_email on enquiries (lower(email), received_at)",
  ],
};

const rejectedRecipients: Migration = {
  number: 6,
  statements: [
    // The addresses that the mail server rejected, with commas between them; the others have the mail already.
    "alter table outbox add column rejected text not null default ''",
  ],
};

const sentCopies: Migration = {
  number: 7,
  statements: [
    // How often the whole text was sent and the reply was lost: each may have arrived.
    "alter table outbox add column copies integer not null default 0",
  ],
};

/** In order. Never change a migration that has run anywhere: add the next. */
export const migrations: readonly Migration[] = [
  enquiriesAndOutbox,
  actsClockAndProbes,
  chainsAndCanaries,
  withoutChainsAndCanaries,
  answersAndDeliveries,
  rejectedRecipients,
  sentCopies,
];
