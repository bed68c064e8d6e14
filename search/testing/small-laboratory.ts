import { parseSynonyms } from "#derive/search-data/parse-synonyms.ts";
import type { SearchData } from "#derive/search-data/search-data.ts";

/** Made up, so that tests of the search hold whatever the laboratory offers: kind, id, name, methods, specifications, range. */
const entries = `
test | soil/moisture | Moisture content | IS 2720 (Part 2), ASTM D2216
test | soil/limits | Liquid and plastic limit | IS 2720 (Part 5)
test | soil/cbr | California bearing ratio (CBR) | IS 2720 (Part 16)
test | soil/permeability | Permeability | IS 2720 (Part 17)
test | soil/spt | Standard penetration test (SPT) | IS 2131
test | concrete/cubes | Compressive strength of cubes | IS 516 (Part 1) | IS 456
test | concrete/upv | Ultrasonic pulse velocity | IS 516 (Part 5)
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
centre | centre/udhampur | Udhampur`
  .trim()
  .split("\n")
  .map((row) => {
    const [kind, id, name, methods, specifications, range] = row.split(/\s*\|\s*/);
    const standards = { methods: listOf(methods), specifications: listOf(specifications) };
    return { kind, id: id!, name: name!, range, bring: "1 kg", takes: "24 h", ...standards };
  });

const slugOf = ({ id }: { id: string }) => id.split("/")[0]!;
const slugs = "soil concrete cement steel water bricks bearings gauges".split(" ");
const numbers = new Set(entries.flatMap((one) => [...one.methods, ...one.specifications]));

export const smallLaboratory = {
  services: slugs.map((slug) => ({ slug, name: slug, href: `/services/${slug}`, description: "" })),
  entries,
  standards: Array.from(numbers, (number) => {
    const citing = entries.filter((one) =>
      [...one.methods, ...one.specifications].includes(number),
    );
    const services = [...new Set(citing.map(slugOf))];
    return { number, subject: citing[0]!.name, services, place: "page" };
  }),
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
pvc pipe, blood sugar, cement mortar
ceiling tile | bricks/tiles
sewage, stp outlet | water/bod | Send us the conditions of your consent.`),
  noPage: linesOf("\nowner, gstin, branch"),
  // Its standards are not those of the register.
} as unknown as SearchData;

/** The first line, which names the columns in files, is empty. */
function linesOf(text: string) {
  return parseSynonyms(text.replaceAll(" | ", "\t"), "small-laboratory.ts");
}

function listOf(text = "") {
  return text.split(", ").filter(Boolean);
}
