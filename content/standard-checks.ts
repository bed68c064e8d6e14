import type { StandardId } from "./standards.ts";

/** One look at the status of some standards. A standard that no round names is "not checked". */
export interface CheckRound {
  /** The day, YYYY-MM-DD. */
  readonly on: string;
  /** Where the status was looked up. */
  readonly against: string;
  /** Certain only from the publisher's own catalogue, on that day. */
  readonly sure: "certain" | "likely";
  readonly current?: readonly StandardId[];
  readonly withdrawn?: readonly StandardId[];
  /** The old standard, and the number of the one that replaces it. */
  readonly superseded?: Readonly<Partial<Record<StandardId, string>>>;
  /** The year of the edition found, where the number does not carry it. */
  readonly editions?: Readonly<Partial<Record<StandardId, number>>>;
}

/** Rounds in the order of their dates: the last one that names a standard counts. */
export const checkRounds: readonly CheckRound[] = [
  {
    on: "2026-11-15",
    against: "title page, foreword or reference list in a public copy",
    sure: "likely",
    current: [
      "IS 269:2015",
      "IS 383:2016",
      "IS 516 (Part 1/Sec 1):2021",
      "IS 2911 (Part 4):2013",
      "IS 3495 (Part 1):2019",
      "IS 3495 (Part 2):2019",
      "IS 3495 (Part 3):2019",
      "IS 3495 (Part 4):2019",
      "IS 10500:2012",
      "IS 14543:2024",
      "IS 15622:2017",
      "IRC:83 (Part II)-2018",
      "IRC:83 (Part III)-2018",
      "IRC:SP:88-2019",
    ],
  },
  {
    on: "2026-11-15",
    against: "stored pages of ASTM International and of booksellers",
    sure: "likely",
    current: ["ASTM D3080/D3080M", "ASTM D4014", "ASTM D5858", "ASTM E1703/E1703M"],
    editions: { "ASTM D3080/D3080M": 2023, "ASTM D4014": 2023 },
  },
];
