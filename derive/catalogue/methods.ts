import type { MethodsNeeded } from "#content/services/shape.ts";

export interface Methods {
  readonly methods: readonly string[];
  readonly methodsNeeded?: MethodsNeeded | undefined;
}

const listed = {
  all: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  oneOf: new Intl.ListFormat("en-GB", { type: "disjunction" }),
  notSaid: new Intl.ListFormat("en-GB", { type: "unit" }),
} as const;

/** "A and B" where a test needs both, "A or B" where one is chosen, "A, B" where nobody has said. */
export const methodsText = ({ methods, methodsNeeded }: Methods): string =>
  listed[methodsNeeded ?? "notSaid"].format(methods);

/** Each method with what joins it to the next. */
export function joinedMethods({ methods, methodsNeeded }: Methods) {
  const parts = listed[methodsNeeded ?? "notSaid"].formatToParts(methods);
  return methods.map((method, at) => ({ method, joint: parts[2 * at + 1]?.value ?? "" }));
}
