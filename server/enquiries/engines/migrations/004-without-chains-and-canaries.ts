const canaries = "select id from enquiries where canary = 1";

/** Removes what 003 added, and names columns and states by the usual terms. */
export const withoutChainsAndCanaries = {
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
    `create table mail_jobs (
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
      primary key (enquiry_id, recipient)
    )`,
    `insert into mail_jobs
      select enquiry_id, recipient, edition,
        case state when 'parked' then 'failed' else state end,
        queued_at, due_at, leased_until, lease, attempts, trouble
      from outbox`,
    "drop table outbox",
    "alter table mail_jobs rename to outbox",
    "create index outbox_by_due on outbox (state, due_at)",
  ],
} as const;
