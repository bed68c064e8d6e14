export const actsClockAndProbes = {
  number: 2,
  statements: [
    // One row for each act, with the number of enquiries it read or erased.
    "alter table access_log add column enquiries integer not null default 1",
    // The latest time that was plausible, so that a wrong clock erases nothing.
    "create table clock (name text primary key, at bigint not null)",
    // What the check of readiness writes.
    "create table probes (id text primary key, filler text not null)",
  ],
} as const;
