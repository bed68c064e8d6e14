export const answersAndDeliveries = {
  number: 5,
  statements: [
    // 0 while nobody has marked the enquiry as answered.
    "alter table enquiries add column answered_at bigint not null default 0",
    // Whether sent mail went to a mail server or was written to a file.
    "alter table outbox add column delivery text not null default 'smtp'",
    // For earlier enquiries from the same address.
    "create index enquiries_by_email on enquiries (lower(email), received_at)",
  ],
} as const;
