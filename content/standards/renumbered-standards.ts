import type { StandardId } from "../standards.ts";

interface Renumbered {
  readonly before: string;
  /** The number that replaced it, or the service whose page mentions it. */
  readonly now: { readonly number: StandardId } | { readonly service: string };
}

/** Numbers that had a page of their own and are no longer cited; their addresses lead to what replaced them. */
export const renumberedStandards: readonly Renumbered[] = [
  { before: "IS 228", now: { number: "IS 228 (Part 1)" } },
  { before: "IS 1208", now: { number: "IS 1208 (Part 1)" } },
  { before: "IS 1448 [P:69]", now: { number: "IS 1448 (Part 69)" } },
  { before: "IS 2062", now: { number: "IS 2062 (Part 1)" } },
  { before: "IS 3025 (Part 24)", now: { number: "IS 3025 (Part 24/Sec 1)" } },
  { before: "IS 3025 (Part 34)", now: { number: "IS 3025 (Part 34/Sec 1)" } },
  { before: "IS 3400 (Part 2)", now: { number: "IS 3400 (Part 2/Sec 2)" } },
  { before: "IS 3400 (Part 10)", now: { number: "IS 3400 (Part 10/Sec 1)" } },
  { before: "IS 3400 (Part 14)", now: { number: "IS 3400 (Part 14/Sec 2)" } },
  { before: "IS 5402", now: { number: "IS 5402 (Part 1)" } },
  { before: "IS 6441", now: { number: "IS 6441 (Part 1)" } },
  { before: "IS 4759", now: { service: "metal-alloys-testing" } },
  { before: "IS 5454", now: { service: "brick-tile-marbles" } },
  { before: "IS 13630 (Part 15)", now: { service: "brick-tile-marbles" } },
  { before: "IS 3535", now: { service: "road-material-testing" } },
  { before: "IS 2720 (Part 1)", now: { service: "soil-testing" } },
  { before: "IS 6491", now: { service: "building-material" } },
  { before: "IS 8188", now: { service: "water-testing-service" } },
  { before: "IS 10392", now: { service: "water-testing-service" } },
  { before: "IS 4251", now: { service: "water-testing-service" } },
];
