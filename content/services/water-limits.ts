import type { StandardId } from "../standards.ts";
import type { MethodsNeeded, TestRows } from "./shape.ts";

/** A drinking water parameter. Limits in mg/l unless `unit` says otherwise; a text where no number is stated. */
export interface WaterParameter {
  readonly name: string;
  readonly methods: readonly StandardId[];
  readonly methodsNeeded?: MethodsNeeded;
  readonly unit?: string;
  readonly acceptable: number | string;
  /** The limit where no other source of water exists. */
  readonly permissible: number | string;
  /** It changes in the bottle, so it is measured where the water is. */
  readonly onSite?: true;
}

type WaterParameters = Readonly<Record<string, WaterParameter>>;

const none = "no relaxation";
const byAmendment = "as amended";
const notDetectable = "not detectable in any 100 ml";

/** The package of 11: physical and chemical, no microbiology. */
export const elevenParameters = {
  "drinking-colour": {
    name: "Colour",
    unit: "Hazen",
    methods: ["IS 3025 (Part 4)"],
    acceptable: 5,
    permissible: 15,
  },
  "drinking-odour": {
    name: "Odour",
    methods: ["IS 3025 (Part 5)"],
    acceptable: "agreeable",
    permissible: "agreeable",
  },
  "drinking-turbidity": {
    name: "Turbidity",
    unit: "NTU",
    methods: ["IS 3025 (Part 10)"],
    acceptable: 1,
    permissible: 5,
  },
  "drinking-ph": {
    name: "pH",
    methods: ["IS 3025 (Part 11)"],
    acceptable: "6.5–8.5",
    permissible: none,
  },
  "drinking-total-dissolved-solids": {
    name: "Total dissolved solids",
    methods: ["IS 3025 (Part 16)"],
    acceptable: 500,
    permissible: 2000,
  },
  "drinking-total-hardness": {
    name: "Total hardness as CaCO₃",
    methods: ["IS 3025 (Part 21)"],
    acceptable: 200,
    permissible: 600,
  },
  "drinking-total-alkalinity": {
    name: "Total alkalinity as CaCO₃",
    methods: ["IS 3025 (Part 23)"],
    acceptable: 200,
    permissible: 600,
  },
  "drinking-chloride": {
    name: "Chloride as Cl",
    methods: ["IS 3025 (Part 32)"],
    acceptable: 250,
    permissible: 1000,
  },
  "drinking-sulphate": {
    name: "Sulphate as SO₄",
    methods: ["IS 3025 (Part 24/Sec 1)"],
    acceptable: 200,
    permissible: 400,
  },
  "drinking-nitrate": {
    name: "Nitrate as NO₃",
    methods: ["IS 3025 (Part 34/Sec 1)"],
    acceptable: 45,
    permissible: none,
  },
  "drinking-iron": {
    name: "Iron as Fe",
    methods: ["IS 3025 (Part 53)"],
    acceptable: byAmendment,
    permissible: byAmendment,
  },
} as const satisfies WaterParameters;

/** The parameters that only the package of 31 has. */
export const moreChemistry = {
  "drinking-taste": {
    name: "Taste",
    methods: ["IS 3025 (Part 8)"],
    acceptable: "agreeable",
    permissible: "agreeable",
  },
  "drinking-calcium": {
    name: "Calcium as Ca",
    methods: ["IS 3025 (Part 40)"],
    acceptable: 75,
    permissible: 200,
  },
  "drinking-magnesium": {
    name: "Magnesium as Mg",
    methods: ["IS 3025 (Part 46)"],
    acceptable: 30,
    permissible: 100,
  },
  "drinking-fluoride": {
    name: "Fluoride as F",
    methods: ["IS 3025 (Part 60)"],
    acceptable: "1.0",
    permissible: 1.5,
  },
  "drinking-residual-free-chlorine": {
    name: "Residual free chlorine, minimum",
    methods: ["IS 3025 (Part 26)"],
    acceptable: 0.2,
    permissible: "1.0",
    onSite: true,
  },
  "drinking-ammonia": {
    name: "Ammonia as total ammonia-N",
    methods: ["IS 3025 (Part 34/Sec 1)"],
    acceptable: 0.5,
    permissible: none,
  },
  "drinking-anionic-detergents": {
    name: "Anionic detergents as MBAS",
    methods: ["IS 13428"],
    acceptable: 0.2,
    permissible: "1.0",
  },
  "drinking-phenolic-compounds": {
    name: "Phenolic compounds as C₆H₅OH",
    methods: ["IS 3025 (Part 43)"],
    acceptable: 0.001,
    permissible: 0.002,
  },
  "drinking-boron": {
    name: "Boron as B",
    methods: ["IS 3025 (Part 57)"],
    acceptable: 0.5,
    permissible: byAmendment,
  },
} as const satisfies WaterParameters;

export const metals = {
  "drinking-aluminium": {
    name: "Aluminium as Al",
    methods: ["IS 3025 (Part 55)"],
    acceptable: 0.03,
    permissible: 0.2,
  },
  "drinking-copper": {
    name: "Copper as Cu",
    methods: ["IS 3025 (Part 42)"],
    acceptable: 0.05,
    permissible: 1.5,
  },
  "drinking-manganese": {
    name: "Manganese as Mn",
    methods: ["IS 3025 (Part 59)"],
    acceptable: 0.1,
    permissible: 0.3,
  },
  "drinking-zinc": {
    name: "Zinc as Zn",
    methods: ["IS 3025 (Part 49)"],
    acceptable: 5,
    permissible: 15,
  },
  "drinking-cadmium": {
    name: "Cadmium as Cd",
    methods: ["IS 3025 (Part 41)"],
    acceptable: 0.003,
    permissible: none,
  },
  "drinking-lead": {
    name: "Lead as Pb",
    methods: ["IS 3025 (Part 47)"],
    acceptable: 0.01,
    permissible: none,
  },
  "drinking-total-chromium": {
    name: "Total chromium as Cr",
    methods: ["IS 3025 (Part 52)"],
    acceptable: 0.05,
    permissible: none,
  },
  "drinking-total-arsenic": {
    name: "Total arsenic as As",
    methods: ["IS 3025 (Part 37)"],
    acceptable: 0.01,
    permissible: byAmendment,
  },
  "drinking-mercury": {
    name: "Mercury as Hg",
    methods: ["IS 3025 (Part 48)"],
    acceptable: 0.001,
    permissible: none,
  },
} as const satisfies WaterParameters;

export const bacteria = {
  "drinking-e-coli": {
    name: "E. coli",
    methods: ["IS 15185", "IS 1622"],
    methodsNeeded: "oneOf",
    acceptable: notDetectable,
    permissible: notDetectable,
  },
  "drinking-total-coliform-bacteria": {
    name: "Total coliform bacteria",
    methods: ["IS 15185", "IS 1622"],
    methodsNeeded: "oneOf",
    acceptable: notDetectable,
    permissible: notDetectable,
  },
} as const satisfies WaterParameters;

export const twentyMoreParameters = { ...moreChemistry, ...metals, ...bacteria };

export const incubation = "1–2 days' incubation";

export const measuredOnSite = {
  place: "site",
  sample: { kind: "in-place", amount: { words: "measured on a visit" } },
} as const;

const withUnit = (limit: number | string, unit?: string) =>
  typeof limit === "number"
    ? `${limit} ${unit ?? "mg/l"}`
    : /^\d+\.\d$/.test(limit)
      ? `${limit} mg/l`
      : limit;

/** Parameters as rows of the catalogue, limits as text with their unit. */
export const drinkingRows = (parameters: WaterParameters): TestRows =>
  Object.fromEntries(
    Object.entries(parameters).map(
      ([id, { name, methods, methodsNeeded, unit, acceptable, permissible, onSite }]) => [
        id,
        {
          name,
          methods,
          ...(methodsNeeded && { methodsNeeded }),
          requirement: [withUnit(acceptable, unit), withUnit(permissible, unit)],
          ...(acceptable === notDetectable && { duration: { typical: incubation } }),
          ...(onSite && { ...measuredOnSite, note: "where the water is chlorinated" }),
        },
      ],
    ),
  );
