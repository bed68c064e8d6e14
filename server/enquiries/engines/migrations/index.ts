import { enquiriesAndOutbox } from "./001-enquiries-and-outbox.ts";
import { actsClockAndProbes } from "./002-acts-clock-and-probes.ts";
import { chainsAndCanaries } from "./003-chains-and-canaries.ts";
import { withoutChainsAndCanaries } from "./004-without-chains-and-canaries.ts";
import { answersAndDeliveries } from "./005-answers-and-deliveries.ts";
import { rejectedRecipients } from "./006-rejected-recipients.ts";

export interface Migration {
  readonly number: number;
  /** In the SQL that SQLite and PostgreSQL share. */
  readonly statements: readonly string[];
}

/** In order. Never change a migration that has run anywhere: add the next. */
export const migrations: readonly Migration[] = [
  enquiriesAndOutbox,
  actsClockAndProbes,
  chainsAndCanaries,
  withoutChainsAndCanaries,
  answersAndDeliveries,
  rejectedRecipients,
];
