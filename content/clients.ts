/** Kinds of client, not names: the laboratory has not released its own list. */
export interface Client {
  readonly id: number;
  readonly name: string;
}

export const clients = [
  { id: 1, name: "Northern zone railways" },
  { id: 2, name: "Railway construction projects" },
  { id: 3, name: "Power grid and transmission projects" },
  { id: 4, name: "National highway authority projects" },
  { id: 5, name: "Public works department (roads & buildings)" },
  { id: 6, name: "Public works department (bridges)" },
  { id: 7, name: "Rural roads programme" },
  { id: 8, name: "Water supply and irrigation departments" },
  { id: 9, name: "Hydropower project developers" },
  { id: 10, name: "Power distribution utilities" },
  { id: 11, name: "Defence works contractors" },
  { id: 12, name: "Oil and gas infrastructure" },
  { id: 13, name: "Bridge and tunnel contractors" },
  { id: 14, name: "EPC and construction firms" },
  { id: 15, name: "Consulting and design engineers" },
  { id: 16, name: "Ready-mix, cement and steel producers" },
] as const satisfies readonly Client[];

/** True while the sixteen are kinds of client rather than clients: `npm run doctor` reads it. */
export const clientsAreStandIns = true;

export const clienteleTagline =
  "From railways to ready-mix plants: the kinds of organisation whose samples reach our bench.";
