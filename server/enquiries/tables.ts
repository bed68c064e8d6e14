export interface Table {
  readonly columns: readonly string[];
  /** Columns that give rows a definite order. */
  readonly order: readonly string[];
}

/** What a backup holds, in an order in which rows can be inserted. The other tables are rebuilt or live for minutes. */
export const tables = {
  secrets: { columns: ["name", "secret"], order: ["name"] },
  clock: { columns: ["name", "at"], order: ["name"] },
  chains: { columns: ["chain", "length", "hash"], order: ["chain"] },
  erasures: { columns: ["chain", "number", "hash", "at"], order: ["chain", "number"] },
  enquiries: {
    columns: [
      "id",
      "received_at",
      "name",
      "email",
      "phone",
      "message",
      "suspected",
      "chain",
      "number",
      "salt",
      "hash",
      "canary",
    ],
    order: ["id"],
  },
  outbox: {
    columns: [
      "enquiry_id",
      "recipient",
      "edition",
      "state",
      "queued_at",
      "due_at",
      "leased_until",
      "lease",
      "attempts",
      "trouble",
    ],
    order: ["enquiry_id", "recipient"],
  },
  access_log: {
    columns: ["at", "reference", "act", "enquiries"],
    order: ["at", "reference", "act", "enquiries"],
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

export const tableNames = Object.keys(tables) as TableName[];

export const temporaryTables = ["addresses", "migrations", "probes", "repeats"];
