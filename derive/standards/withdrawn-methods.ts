import type { Service } from "#content/services/shape.ts";
import type { RegisteredStandard } from "./standards-register.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";

/** Tests by a method that is no longer in force, where no row says why it is used. */
export function unexplainedMethods(
  services: readonly Service[],
  register: readonly RegisteredStandard[],
): string[] {
  const outdated = register
    .filter(({ status }) => status === "withdrawn" || status === "superseded")
    .map(({ number }) => number);
  return services
    .flatMap(cataloguedTests)
    .filter(({ methodReason }) => !methodReason)
    .flatMap(({ id, methods }) =>
      methods.filter((method) => outdated.includes(method)).map((method) => `${id}: ${method}`),
    );
}
