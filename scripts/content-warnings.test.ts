import { expect, test } from "vitest";
import { contentWarnings } from "./content-warnings.ts";

const facts = {
  "working hours": "Monday to Saturday, 9:30 AM to 5:30 PM",
  services: 15,
  clients: 16,
  "collection centres": 4,
};

test("what is unused, answered, or not as specified is a warning", () => {
  const hit = { file: "silence.txt", query: "wood", id: "wood/moisture" };
  const none = { facts, unused: [], answered: [] };
  expect(contentWarnings(none)).toEqual([]);
  const changed = { facts: { ...facts, clients: 15 }, unused: ["IS 1"], answered: [hit] };
  expect(contentWarnings(changed)).toEqual([
    "clients: 15. The specification has 16.",
    expect.stringContaining("IS 1"),
    expect.stringMatching(/silence.txt: "wood" finds wood.moisture/),
  ]);
});
