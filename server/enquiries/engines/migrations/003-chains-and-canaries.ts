export const chainsAndCanaries = {
  number: 3,
  statements: [
    // The place of an enquiry in its chain; enquiries from before this migration are in none.
    "alter table enquiries add column chain text not null default ''",
    "alter table enquiries add column number integer not null default 0",
    "alter table enquiries add column salt text not null default ''",
    "alter table enquiries add column hash text not null default ''",
    // 1 for an enquiry that the service sends to itself.
    "alter table enquiries add column canary integer not null default 0",
    "create index enquiries_that_are_canaries on enquiries (canary) where canary = 1",
    // Where each chain ends, so that a missing last enquiry is noticed too.
    `create table chains (
      chain text primary key,
      length integer not null,
      hash text not null
    )`,
    // What is left of an erased enquiry: its place, and a hash that says nothing without the erased salt.
    `create table erasures (
      chain text not null,
      number integer not null,
      hash text not null,
      at bigint not null,
      primary key (chain, number)
    )`,
  ],
} as const;
