import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { type RegisteredStandard, standardsRegister } from "./standards-register.ts";

function unexplainedMethods(
  tests: readonly Pick<PublishedTest, "id" | "methods" | "methodReason">[],
  register: readonly Pick<RegisteredStandard, "number" | "status">[],
): string[] {
  const outdated = register
    .filter(({ status }) => status === "withdrawn" || status === "superseded")
    .map(({ number }) => number);
  return tests
    .filter(({ methodReason }) => !methodReason)
    .flatMap(({ id, methods }) =>
      methods.filter((method) => outdated.includes(method)).map((method) => `${id}: ${method}`),
    );
}

test("no test is done by a withdrawn or superseded method without a reason", () => {
  expect(unexplainedMethods(services.flatMap(cataloguedTests), standardsRegister())).toEqual([]);
});

test.each(["withdrawn", "superseded"] as const)("a %s method needs a reason", (status) => {
  const register = [{ number: "IS 2131", status }] as const;
  const spt = { id: "soil-testing/spt", methods: ["IS 2131"] } as const;
  expect(unexplainedMethods([spt], register)).toEqual(["soil-testing/spt: IS 2131"]);
  const methodReason = "named in the contract";
  expect(unexplainedMethods([{ ...spt, methodReason }], register)).toEqual([]);
});
