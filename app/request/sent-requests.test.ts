import { beforeEach, expect, test, vi } from "vitest";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { emptyRequest } from "./request.ts";
import { forgetSent, rememberSent, sameAgain, sentRequests } from "./sent-requests.ts";

let stored = "";

beforeEach(() => {
  stored = "";
  vi.stubGlobal("localStorage", {
    getItem: () => stored || null,
    setItem: (_: string, value: string) => (stored = value),
    removeItem: () => (stored = ""),
  });
  return () => vi.unstubAllGlobals();
});

const sent = (id: string) => ({
  day: "2026-11-17",
  reference: "QW7D-247T",
  request: { ...emptyRequest, items: [{ id }] },
});

test("the last three requests are remembered, the latest first, and can be forgotten", () => {
  for (const id of ["a", "b", "c", "d"]) rememberSent(sent(id));
  expect(sentRequests()).toEqual(["d", "c", "b"].map(sent));
  forgetSent();
  expect(sentRequests()).toEqual([]);
});

test.each(["{", "{}", "[null, 1]", '[{"day":"x","request":{"items":[{"id":"a"}]}}]'])(
  "stored %s is no request",
  (text) => {
    stored = text;
    expect(sentRequests()).toEqual([]);
  },
);

test("a request that is used again keeps marks and quantities, and asks for new dates", () => {
  const item = { id: cubeTestId, quantity: 2, mark: "S1" };
  const casting = { cubes: 6, mark: "S2", ages: [7] };
  expect(
    sameAgain({
      items: [{ ...item, date: "2026-11-12" }],
      castings: [{ ...casting, castOn: "2026-11-12" }],
      neededBy: "2026-11-30",
      bringTo: "Samba",
    }),
  ).toEqual({ items: [item], castings: [{ ...casting, castOn: "" }], bringTo: "Samba" });
});
