export const rejectedRecipients = {
  number: 6,
  statements: [
    // The addresses that the mail server rejected, with commas between them; the others have the mail already.
    "alter table outbox add column rejected text not null default ''",
  ],
} as const;
