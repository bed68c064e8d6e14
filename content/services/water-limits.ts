import type { StandardId } from "../standards.ts";
import type { TestRow } from "./shape.ts";

/** A drinking water parameter. Limits in mg/l unless `unit` says otherwise; a text where no figure may be printed. */
export interface WaterParameter {
  readonly name: string;
  readonly methods: readonly StandardId[];
  readonly unit?: string;
  readonly acceptable: number | string;
  /** In the absence of an alternate source. */
  readonly permissible: number | string;
}

const none = "no relaxation";
const byAmendment = "as amended";
const notDetectable = "not detectable in any 100 ml";

/** The package of 11: physical and chemical, no microbiology. */
export const elevenParameters = [
  { name: "Colour", unit: "Hazen", methods: ["IS 3025 (Part 4)"], acceptable: 5, permissible: 15 },
  {
    name: "Odour",
    methods: ["IS 3025 (Part 5)"],
    acceptable: "agreeable",
    permissible: "agreeable",
  },
  { name: "Turbidity", unit: "NTU", methods: ["IS 3025 (Part 10)"], acceptable: 1, permissible: 5 },
  { name: "pH", methods: ["IS 3025 (Part 11)"], acceptable: "6.5–8.5", permissible: none },
  {
    name: "Total dissolved solids",
    methods: ["IS 3025 (Part 16)"],
    acceptable: 500,
    permissible: 2000,
  },
  {
    name: "Total hardness as CaCO₃",
    methods: ["IS 3025 (Part 21)"],
    acceptable: 200,
    permissible: 600,
  },
  {
    name: "Total alkalinity as CaCO₃",
    methods: ["IS 3025 (Part 23)"],
    acceptable: 200,
    permissible: 600,
  },
  { name: "Chloride as Cl", methods: ["IS 3025 (Part 32)"], acceptable: 250, permissible: 1000 },
  {
    name: "Sulphate as SO₄",
    methods: ["IS 3025 (Part 24/Sec 1)"],
    acceptable: 200,
    permissible: 400,
  },
  {
    name: "Nitrate as NO₃",
    methods: ["IS 3025 (Part 34/Sec 1)"],
    acceptable: 45,
    permissible: none,
  },
  {
    name: "Iron as Fe",
    methods: ["IS 3025 (Part 53)"],
    acceptable: byAmendment,
    permissible: byAmendment,
  },
] as const satisfies readonly WaterParameter[];

/** What the package of 31 adds. */
export const twentyMoreParameters = [
  {
    name: "Taste",
    methods: ["IS 3025 (Part 8)"],
    acceptable: "agreeable",
    permissible: "agreeable",
  },
  { name: "Calcium as Ca", methods: ["IS 3025 (Part 40)"], acceptable: 75, permissible: 200 },
  { name: "Magnesium as Mg", methods: ["IS 3025 (Part 46)"], acceptable: 30, permissible: 100 },
  { name: "Fluoride as F", methods: ["IS 3025 (Part 60)"], acceptable: "1.0", permissible: 1.5 },
  {
    name: "Residual free chlorine, minimum",
    methods: ["IS 3025 (Part 26)"],
    acceptable: 0.2,
    permissible: "1.0",
  },
  {
    name: "Ammonia as total ammonia-N",
    methods: ["IS 3025 (Part 34/Sec 1)"],
    acceptable: 0.5,
    permissible: none,
  },
  {
    name: "Anionic detergents as MBAS",
    methods: ["IS 13428"],
    acceptable: 0.2,
    permissible: "1.0",
  },
  {
    name: "Phenolic compounds as C₆H₅OH",
    methods: ["IS 3025 (Part 43)"],
    acceptable: 0.001,
    permissible: 0.002,
  },
  { name: "Boron as B", methods: ["IS 3025 (Part 57)"], acceptable: 0.5, permissible: byAmendment },
  { name: "Aluminium as Al", methods: ["IS 3025 (Part 55)"], acceptable: 0.03, permissible: 0.2 },
  { name: "Copper as Cu", methods: ["IS 3025 (Part 42)"], acceptable: 0.05, permissible: 1.5 },
  { name: "Manganese as Mn", methods: ["IS 3025 (Part 59)"], acceptable: 0.1, permissible: 0.3 },
  { name: "Zinc as Zn", methods: ["IS 3025 (Part 49)"], acceptable: 5, permissible: 15 },
  { name: "Cadmium as Cd", methods: ["IS 3025 (Part 41)"], acceptable: 0.003, permissible: none },
  { name: "Lead as Pb", methods: ["IS 3025 (Part 47)"], acceptable: 0.01, permissible: none },
  {
    name: "Total chromium as Cr",
    methods: ["IS 3025 (Part 52)"],
    acceptable: 0.05,
    permissible: none,
  },
  {
    name: "Total arsenic as As",
    methods: ["IS 3025 (Part 37)"],
    acceptable: 0.01,
    permissible: byAmendment,
  },
  { name: "Mercury as Hg", methods: ["IS 3025 (Part 48)"], acceptable: 0.001, permissible: none },
  {
    name: "E. coli",
    methods: ["IS 15185", "IS 1622"],
    acceptable: notDetectable,
    permissible: notDetectable,
  },
  {
    name: "Total coliform bacteria",
    methods: ["IS 15185", "IS 1622"],
    acceptable: notDetectable,
    permissible: notDetectable,
  },
] as const satisfies readonly WaterParameter[];

export const incubation = "1–2 days' incubation";

const printed = (limit: number | string, unit?: string) =>
  typeof limit === "number"
    ? `${limit} ${unit ?? "mg/l"}`
    : /^\d+\.\d$/.test(limit)
      ? `${limit} mg/l`
      : limit;

/** Parameters as rows of the catalogue, limits as text with their unit. */
export const drinkingRows = (parameters: readonly WaterParameter[]): readonly TestRow[] =>
  parameters.map(({ name, methods, unit, acceptable, permissible }) => ({
    name,
    methods,
    requirement: [printed(acceptable, unit), printed(permissible, unit)],
    ...(acceptable === notDetectable && { duration: incubation }),
  }));

/** Those whose two limits can be drawn on one scale: whole milligrams per litre. */
export const drawnLimits = (
  [...elevenParameters, ...twentyMoreParameters] as readonly WaterParameter[]
).flatMap(({ name, unit, acceptable, permissible }) =>
  !unit && typeof acceptable === "number" && typeof permissible === "number" && permissible >= 100
    ? [{ label: name, values: [acceptable, permissible] }]
    : [],
);
