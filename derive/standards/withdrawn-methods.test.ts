import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { type RegisteredStandard, standardsRegister } from "./standards-register.ts";

function unexplainedMethods(
  all: readonly Service[],
  register: readonly RegisteredStandard[],
): string[] {
  const outdated = register
    .filter(({ status }) => status === "withdrawn" || status === "superseded")
    .map(({ number }) => number);
  return all
    .flatMap(cataloguedTests)
    .filter(({ methodReason }) => !methodReason)
    .flatMap(({ id, methods }) =>
      methods.filter((method) => outdated.includes(method)).map((method) => `${id}: ${method}`),
    );
}

test("no test is done by a withdrawn or superseded method without a reason", () => {
  expect(unexplainedMethods(services, standardsRegister())).toEqual([]);
});

const soil = services.find(({ slug }) => slug === "soil-testing")!;

const withReason = (methodReason?: string): Service => ({
  ...soil,
  sections: [
    {
      kind: "tests",
      heading: "Tests",
      sample: "agreed",
      groups: [
        {
          rows: {
            spt: {
              name: "SPT",
              note: "at site",
              methods: ["IS 2131"],
              ...(methodReason && { methodReason }),
            },
          },
        },
      ],
    },
  ],
});

test.each(["withdrawn", "superseded"] as const)("a %s method needs a reason", (status) => {
  const register = standardsRegister().map((standard) =>
    standard.number === "IS 2131" ? { ...standard, status } : standard,
  );
  expect(unexplainedMethods([withReason()], register)).toEqual(["soil-testing/spt: IS 2131"]);
  expect(unexplainedMethods([withReason("named in the contract")], register)).toEqual([]);
});

test("the reason is shown with the note", () => {
  const [spt] = cataloguedTests(withReason("IS 2131 is named in most contracts"));
  expect(spt!.note).toBe("at site; IS 2131 is named in most contracts");
});
