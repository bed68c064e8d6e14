/** Times are milliseconds since 1970. */
export const enquiriesAndOutbox = {
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
    `create table outbox (
      enquiry_id text not null references enquiries (id),
      recipient text not null check (recipient in ('laboratory', 'visitor')),
      edition integer not null,
      state text not null check (state in ('waiting', 'sent', 'parked')),
      queued_at bigint not null,
      due_at bigint not null,
      leased_until bigint not null,
      lease text not null,
      attempts integer not null,
      trouble text not null,
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
      act text not null
    )`,
    "create index access_log_by_time on access_log (at)",
    "create table secrets (name text primary key, secret text not null)",
  ],
} as const;
