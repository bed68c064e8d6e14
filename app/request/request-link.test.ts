import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { parseRequest, type TestRequest } from "./request.ts";
import { referenceInFragment, requestFragment, requestInFragment } from "./request-link.ts";

const request: TestRequest = {
  items: [
    { id: cubeTestId },
    {
      id: "soil-testing/moisture-content",
      quantity: 2,
      mark: "Ch. 12+400 “ब्लॉक”",
      date: "2026-11-13",
    },
  ],
  castings: [{ castOn: "2026-11-12", cubes: 6, mark: "S2", ages: [7, 28] }],
  neededBy: "2026-12-14",
  bringTo: "Samba",
};

test("a request survives the way through an address, with its reference", async () => {
  const fragment = await requestFragment(request, "K7MX-4XR2");
  expect(fragment).toMatch(/^#tests=[\w-]+&reference=K7MX-4XR2$/);
  expect(await requestInFragment(fragment)).toEqual({ request, refused: 0 });
  expect(referenceInFragment(fragment)).toBe("K7MX-4XR2");
});

test("a list that no link can hold has no fragment", async () => {
  const items = Array.from({ length: 300 }, (_, at) => ({
    id: `no-service/${at}`,
    mark: [Math.sin(at), Math.cos(at), Math.tan(at)].join(),
  }));
  expect(await requestFragment({ ...request, items })).toBe("");
});

test.each(["", "#tests=", "#tests=!!", "#tests=AAAA", `#tests=${"A".repeat(9000)}`, "#enquiry"])(
  "%.20s has no request",
  async (hash) => {
    expect(await requestInFragment(hash)).toBeUndefined();
  },
);

test("a link that was damaged on its way is read within the limits, or not at all", async () => {
  const [start, text = ""] = (await requestFragment(request)).split("=");
  const wrongLinks = await fc.check(
    fc.asyncProperty(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), async (at, wrong) => {
      const damaged = text.slice(0, at) + wrong + text.slice(at + 1);
      const read = await requestInFragment(`${start}=${damaged}`);
      return !read || parseRequest(JSON.stringify(read.request))?.refused === 0;
    }),
  );
  expect(wrongLinks.counterexample).toBeNull();
});
