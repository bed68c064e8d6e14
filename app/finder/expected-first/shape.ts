/** Queries as people on site type them, by the id of the result that must come first. */
export type ExpectedFirst = Readonly<Record<string, readonly string[]>>;
