import type { SearchData } from "#derive/search-data/search-data.ts";

/** A laboratory made up for tests of the search, so that they hold whatever the real one offers. */
const names = {
  soil: "Soil Testing",
  concrete: "Concrete and Bitumen",
  cement: "Cement and Roads",
  steel: "Steel Testing",
  water: "Water Testing",
  bricks: "Bricks and Tiles",
  bearings: "Bridge Bearings",
  gauges: "Calibration",
};

/** Kind, id, name, methods, specifications, range. */
const entries = rowsOf(`
test | soil/moisture | Moisture content | IS 2720 (Part 2), ASTM D2216
test | soil/limits | Liquid and plastic limit | IS 2720 (Part 5)
test | soil/cbr | California bearing ratio (CBR) | IS 2720 (Part 16)
test | soil/permeability | Permeability | IS 2720 (Part 17)
test | soil/spt | Standard penetration test (SPT) | IS 2131
test | concrete/cubes | Compressive strength of cubes | IS 516 (Part 1) | IS 456
test | concrete/upv | Ultrasonic pulse velocity | IS 516 (Part 5)
test | concrete/flash | Flash and fire point | IS 1448 (Part 69)
test | concrete/subgrade | Subgrade | IS 516 (Part 1) | IS 2720 (Part 16)
test | concrete/grading | Grading of sand | IS 2386 (Part 1) | IS 383
test | cement/strength | Compressive strength of cement | IS 4031 (Part 6) | IS 269
test | cement/fineness | Fineness, air permeability | IS 4031 (Part 2) | IS 269
test | cement/soundness | Soundness, Le Chatelier | IS 4031 (Part 3) | IS 269
test | steel/tensile | Tensile strength | IS 1608 (Part 1) | IS 1786
test | steel/chemistry | Wet chemical analysis | IS 228
test | water/ph | pH of construction water | IS 3025 (Part 11) | IS 456
test | water/bod | Biochemical oxygen demand (BOD) | IS 3025 (Part 44)
test | water/cod | Chemical oxygen demand (COD) | IS 3025 (Part 58)
test | bricks/tiles | Breaking strength of tiles | IS 13630 (Part 6)
test | bearings/load | Bridge bearing, load test | IRC:83
set | steel/sets/bar | Reinforcement bar | | IS 1786
set | cement/sets/all | Cement, all tests | | IS 269
instrument | gauges/hydraulic | Pressure gauge, hydraulic | | | up to 700 bar
instrument | gauges/vacuum | Pressure gauge, vacuum | | | −0.9 to 0 bar
page | page/price | Prices
page | page/scope | What is accredited
page | page/report-date | The date of the report
centre | centre/udhampur | Udhampur`).map(
  ([kind, id, name, methods = "", specifications = "", range]) => ({
    kind,
    id: id!,
    name: name!,
    range,
    bring: "500 g",
    takes: "16 to 24 h",
    methods: listOf(methods),
    specifications: listOf(specifications),
  }),
);

const standards = [...new Set(entries.flatMap(standardsOf))].map((number) => {
  const citing = entries.filter((entry) => standardsOf(entry).includes(number));
  const services = new Set(citing.map(({ id }) => id.split("/")[0]!));
  return { number, subject: citing[0]!.name, services: [...services], place: "page" };
});

export const smallLaboratory = {
  services: Object.entries(names).map(([slug, name]) => ({
    slug,
    name,
    href: `/services/${slug}`,
    description: name,
  })),
  entries,
  standards,
  synonyms: linesOf(`
soil, mitti | soil soil/cbr
cement | cement/sets/all cement
cement mortar cube | cement/strength
sand | concrete/grading
tmt, tmt bar, bar, fe500 | steel/sets/bar steel
chemistry | steel/chemistry
tensile | steel/tensile
spt | soil/spt
pressure gauge | gauges/hydraulic
tile | bricks/tiles bricks
etp outlet | water/bod water/cod
upv, upv test | concrete/upv
price | page/price
nabl, accredited | page/scope
how long | page/report-date
Udhampur | centre/udhampur`),
  notOffered: linesOf(`
pvc pipe, blood sugar, energy meter, cement mortar
ceiling tile | bricks/tiles
sewage, stp outlet | water/bod | Send us the conditions of your consent.`),
  noPage: linesOf("owner, gstin, branch, tender fee, jobs"),
  // Its standards are not those of the register.
} as unknown as SearchData;

function rowsOf(text: string) {
  const rows = text.trim().split("\n");
  return rows.map((row) => row.split("|").map((cell) => cell.trim()));
}

function linesOf(text: string) {
  return rowsOf(text).map(([terms = "", ids = "", words]) => ({
    terms: listOf(terms),
    ids: ids.split(" ").filter(Boolean),
    words,
  }));
}

function listOf(text: string) {
  return text.split(", ").filter(Boolean);
}

function standardsOf({ methods, specifications }: Record<"methods" | "specifications", string[]>) {
  return [...methods, ...specifications];
}
