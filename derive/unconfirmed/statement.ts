/** Topics in the order of the report; a placeholder must be replaced before the site goes public. */
export const topics = {
  identity: { heading: "Name, addresses and clients", placeholder: true },
  accreditation: { heading: "Accreditation and certificates", placeholder: true },
  pictures: { heading: "Pictures", placeholder: true },
  practice: { heading: "How the laboratory works, and privacy", placeholder: true },
  laboratory: { heading: "The laboratory", placeholder: false },
  differing: { heading: "Statements that differ", placeholder: false },
  scope: { heading: "Scope of accreditation", placeholder: false },
  tests: { heading: "Tests to confirm", placeholder: false },
  capabilities: { heading: "Capabilities and equipment", placeholder: false },
  samples: { heading: "Samples", placeholder: false },
  typical: { heading: "Typical figures", placeholder: false },
  standards: { heading: "Standards to check", placeholder: false },
} as const satisfies Record<string, { heading: string; placeholder: boolean }>;

export type Topic = keyof typeof topics;

export interface UnconfirmedStatement {
  readonly topic: Topic;
  readonly statement: string;
  readonly question: string;
  readonly file: string;
  readonly page: string;
}

/** Statements about which the laboratory is asked the same question. */
export const ask = (
  about: Omit<UnconfirmedStatement, "statement">,
  statements: readonly string[],
): UnconfirmedStatement[] => statements.map((statement) => ({ ...about, statement }));
