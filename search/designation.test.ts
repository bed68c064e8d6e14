import { expect, test } from "vitest";
import { findDesignations, parseDesignation } from "./designation.ts";

const part5 = { body: "IS", number: "2720", part: 5 };

test.each([
  ["is2720pt5", part5],
  ["IS:2720 (Part-5)", part5],
  ["is 2720 part v", part5],
  ["IS 2720-5", part5],
  ["IS 2720 (Part 5)", part5],
  ["is:2720(p-5)", part5],
  ["IS–2720–5", part5],
  ["bis 2720 pt. V", part5],
  ["IS code 2720 part 5", part5],
  ["is 2720 prt 5", part5],
  ["IS-2720-V", part5],
  ["IS 2720(V)", part5],
  ["2720 p-5", { number: "2720", part: 5 }],
  ["2720", { number: "2720" }],
  ["IS 2720", { body: "IS", number: "2720" }],
  ["is 2720 par", { body: "IS", number: "2720" }],
  ["is 2720 5", { ...part5, partIsGuess: true }],
  ["IS 2386-4", { body: "IS", number: "2386", part: 4 }],
  ["IS:1786-2008", { body: "IS", number: "1786", year: 2008 }],
  ["is 10500 2012", { body: "IS", number: "10500", year: 2012 }],
  ["IS 2004", { body: "IS", number: "2004" }],
  ["IS 516 part 1 sec 1", { body: "IS", number: "516", part: 1, section: 1 }],
  ["IS 516 (Part 1/Sec 1):2021", { body: "IS", number: "516", part: 1, section: 1, year: 2021 }],
  ["IS 2720 (Part XIX/Sec I)", { ...part5, part: 19, section: 1 }],
  ["is 2720 pt 3/2", { ...part5, part: 3, section: 2 }],
  ["IS 1448 [P:69]", { body: "IS", number: "1448", part: 69 }],
  ["d1557", { number: "D1557" }],
  ["astm c 136", { body: "ASTM", number: "C136" }],
  ["ASTM D6913/D6913M", { body: "ASTM", number: "D6913" }],
  ["ASTM D-6913M", { body: "ASTM", number: "D6913" }],
  ["en 1337-3", { body: "EN", number: "1337", part: 3 }],
  ["BS EN 1337-11", { body: "BS EN", number: "1337", part: 11 }],
  ["bs 812 part 111", { body: "BS", number: "812", part: 111 }],
  ["irc 115", { body: "IRC", number: "115" }],
  ["IRC:115-2014", { body: "IRC", number: "115", year: 2014 }],
  ["irc sp 16", { body: "IRC", number: "SP16" }],
  ["IRC:SP:88-2019", { body: "IRC", number: "SP88", year: 2019 }],
  ["IRC:83 (Part II)-2018", { body: "IRC", number: "83", part: 2, year: 2018 }],
  ["AASHTO T 245", { body: "AASHTO", number: "T245" }],
  ["ISO/IEC 17025:2017", { body: "ISO", number: "17025", year: 2017 }],
  ["is/iso 10545-3", { body: "ISO", number: "10545", part: 3 }],
  ["morth sec 500", { body: "MoRTH", number: "500" }],
  ["morth section 500", { body: "MoRTH", number: "500" }],
  ["OIML R 76-1", { body: "OIML", number: "R76", part: 1 }],
  ["DKD-R 6-1", { body: "DKD", number: "R6", part: 1 }],
  ["EURAMET cg-18", { body: "EURAMET", number: "CG18" }],
  ["API 13A", { body: "API", number: "13A" }],
  ["Asphalt Institute MS-2", { body: "Asphalt Institute", number: "MS2" }],
] as const)("%s", (text, designation) => {
  expect(parseDesignation(text)).toEqual(designation);
});

test.each(["", "soil", "28 days", "is 28 days", "150 mm", "VG-30", "vg30", "fe 500", "opc 43"])(
  "%j is not a designation",
  (text) => {
    expect(findDesignations(text)).toEqual([]);
  },
);

test.each(["IS 2386 2. Flakiness index", "IS 2386\n2) Flakiness index"])(
  "the number of the next line in %j is not a part",
  (text) => {
    expect(findDesignations(text)[0]).toMatchObject({ number: "2386", end: 7 });
  },
);

test("designations are found between words, with their places", () => {
  const text = "cement IS 4031 part 6 and astm c109 cubes, 28 days";
  const found = findDesignations(text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    "IS 4031 part 6",
    "astm c109",
  ]);
});
