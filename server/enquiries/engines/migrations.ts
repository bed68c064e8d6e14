interface Migration {
  readonly number: number;
  readonly statements: readonly string[];
}

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
    "create index enquiries_by_email on enquiries (lower(email), received_at)",
    // `rejected` names the addresses that the mail server rejected, with commas between them; the others have the mail
    // already. `copies` counts how often the whole text was sent and the reply was lost: each may have arrived.
    `create table outbox (
      enquiry_id text not null references enquiries (id),
      recipient text not null check (recipient in ('laboratory', 'visitor')),
      send_count integer not null,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      queued_at bigint not null,
      due_at bigint not null,
      leased_until bigint not null,
      lease text not null,
      attempts integer not null,
      last_error text not null,
      delivery text not null default 'smtp',
      rejected text not null default '',
      copies integer not null default 0,
      primary key (enquiry_id, recipient)
    )`,
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
      action text not null,
      enquiries integer not null default 1
    )`,
    "create index access_log_by_time on access_log (at)",
    "create table secrets (name text primary key, secret text not null)",
    // The latest time that was plausible, so that a wrong clock erases nothing.
    "create table clock (name text primary key, at bigint not null)",
    "create table probes (id text primary key, filler text not null)",
  ],
};

/** In order. Once the site is public, never change a migration that has run: add the next. */
export const migrations: readonly Migration[] = [enquiriesAndOutbox];
