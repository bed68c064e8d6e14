import type { SearchData, SearchedStandard } from "#derive/search-data/search-data.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SynonymLine } from "#derive/search-data/parse-synonyms.ts";

/** A laboratory made up for tests of the search, so that they hold whatever the real one offers. */

const services = [
  ["soil", "Soil Testing"],
  ["concrete", "Concrete and Bitumen"],
  ["cement", "Cement and Roads"],
  ["steel", "Steel Testing"],
  ["water", "Water Testing"],
  ["bricks", "Bricks and Tiles"],
  ["bearings", "Bridge Bearings"],
  ["gauges", "Calibration"],
].map(([slug, name]) => ({
  slug: slug!,
  name: name!,
  href: `/services/${slug}`,
  description: `${name} to Indian Standards`,
}));

/** Each line has an id, a name, methods and specifications. */
const tests = linesOf(`
soil/moisture | Moisture content | IS 2720 (Part 2), ASTM D2216
soil/limits | Liquid and plastic limit | IS 2720 (Part 5)
soil/proctor | Compaction, heavy | IS 2720 (Part 8)
soil/cbr | California bearing ratio (CBR) | IS 2720 (Part 16)
soil/permeability | Permeability | IS 2720 (Part 17)
soil/bulk | Subgrade | IS 2720 (Part 5) | IS 2720 (Part 16)
soil/spt | Standard penetration test (SPT) | IS 2131
concrete/cubes | Compressive strength of cubes | IS 516 (Part 1) | IS 456
concrete/upv | Ultrasonic pulse velocity | IS 516 (Part 5)
concrete/flash | Flash and fire point | IS 1448 (Part 69)
concrete/gsb-compaction | Compaction | IS 2720 (Part 8)
concrete/grading | Grading of sand | IS 2386 (Part 1) | IS 383
cement/strength | Compressive strength of cement | IS 4031 (Part 6) | IS 269
cement/fineness | Fineness, air permeability | IS 4031 (Part 2) | IS 269
cement/soundness | Soundness, Le Chatelier | IS 4031 (Part 3) | IS 269
steel/tensile | Tensile strength | IS 1608 (Part 1) | IS 1786
steel/chemistry | Wet chemical analysis | IS 228
water/ph | pH of construction water | IS 3025 (Part 11) | IS 456
water/bod | Biochemical oxygen demand (BOD) | IS 3025 (Part 44)
water/cod | Chemical oxygen demand (COD) | IS 3025 (Part 58)
bricks/tiles | Breaking strength of tiles | IS 13630 (Part 6)
bearings/load | Bridge bearing, load test | IRC:83`).map(
  ([id, name, methods, specifications]): Entry => ({
    kind: "test",
    id: id!,
    name: name!,
    methods: methods?.split(", ") ?? [],
    ...(specifications && { specifications: [specifications] }),
    place: "laboratory",
  }),
);

/** Numbers of made-up standards are not of the register. */
interface Entry extends Omit<SearchEntry, "methods" | "specifications"> {
  readonly methods?: readonly string[];
  readonly specifications?: readonly string[];
}

const more: Readonly<Record<string, Partial<Entry>>> = {
  "soil/moisture": { bring: "500 g in an airtight bag", takes: "16 to 24 h" },
  "concrete/gsb-compaction": { heading: "Granular sub-base (GSB)" },
};

const instrument = (id: string, name: string, range: string): Entry => ({
  kind: "instrument",
  id: `gauges/${id}`,
  name,
  range,
  accreditation: "without accreditation",
});

const page = (id: string, name: string): Entry => ({ kind: "page", id, name, to: `/${id}` });

const entries: readonly Entry[] = [
  ...tests.map((test) => ({ ...test, ...more[test.id] })),
  { kind: "set", id: "steel/sets/bar", name: "Reinforcement bar", specifications: ["IS 1786"] },
  { kind: "set", id: "cement/sets/all", name: "Cement, all tests", specifications: ["IS 269"] },
  instrument("hydraulic", "Pressure gauge, hydraulic", "up to 700 bar"),
  instrument("vacuum", "Vacuum gauge", "−0.9 to 0 bar"),
  instrument("balance", "Electronic balance", "up to 200 kg"),
  page("page/price", "Prices"),
  page("page/scope", "What is accredited"),
  page("page/report-date", "The date of the report"),
  { kind: "centre", id: "centre/udhampur", name: "Udhampur" },
];

const line = (terms: string, ids: string, words = ""): SynonymLine => ({
  terms: terms.split(", "),
  ids: ids.split(" ").filter(Boolean),
  ...(words && { words }),
});

const numbers = new Set(
  entries.flatMap(({ methods = [], specifications = [] }) => [...methods, ...specifications]),
);

const standards = Array.from(numbers, (number) => {
  const citing = entries.filter(
    ({ methods = [], specifications = [] }) =>
      methods.includes(number) || specifications.includes(number),
  );
  const slugs = citing.map(({ id }) => id.split("/")[0]!);
  return { number, subject: citing[0]!.name, services: [...new Set(slugs)], place: "page" };
});

export const smallLaboratory: SearchData = {
  services,
  entries: entries as readonly SearchEntry[],
  standards: standards as readonly SearchedStandard[],
  synonyms: [
    line("soil, mitti", "soil soil/cbr"),
    line("cement", "cement/sets/all cement"),
    line("cement mortar cube", "cement/strength"),
    line("sand", "concrete/grading"),
    line("tmt, tmt bar, bar, fe500", "steel/sets/bar steel"),
    line("tile", "bricks/tiles bricks"),
    line("chemistry", "steel/chemistry"),
    line("tensile", "steel/tensile"),
    line("spt", "soil/spt"),
    line("pressure gauge", "gauges/hydraulic"),
    line("etp outlet", "water/bod water/cod"),
    line("upv, upv test", "concrete/upv"),
    line("price", "page/price"),
    line("nabl, accredited", "page/scope"),
    line("how long", "page/report-date"),
    line("Udhampur", "centre/udhampur"),
  ],
  notOffered: [
    line("pvc pipe, blood sugar, energy meter, cement mortar", ""),
    line("ceiling tile", "bricks/tiles"),
    line("sewage, stp outlet", "water/bod", "Send us the conditions of your consent."),
  ],
  noPage: [line("owner, gstin, branch, tender fee, jobs", "")],
};

function linesOf(text: string) {
  return text
    .trim()
    .split("\n")
    .map((row) => row.split(" | "));
}
