/** Kinds of client, not names: the laboratory has not released its own list. */
export interface Client {
  readonly id: number;
  readonly name: string;
  /** Up to four letters for the drawn mark; the name stands beside it. */
  readonly monogram: string;
  /** The client's own logo in pictures/masters, once it is released. */
  readonly logo?: string;
}

export const clients = [
  { id: 1, name: "Northern zone railways", monogram: "NZR" },
  { id: 2, name: "Railway construction projects", monogram: "RCP" },
  { id: 3, name: "Power grid and transmission projects", monogram: "PGT" },
  { id: 4, name: "National highway authority projects", monogram: "NHP" },
  { id: 5, name: "Public works department (roads & buildings)", monogram: "PWRB" },
  { id: 6, name: "Public works department (bridges)", monogram: "PWB" },
  { id: 7, name: "Rural roads programme", monogram: "RRP" },
  { id: 8, name: "Water supply and irrigation departments", monogram: "WSI" },
  { id: 9, name: "Hydropower project developers", monogram: "HPD" },
  { id: 10, name: "Power distribution utilities", monogram: "PDU" },
  { id: 11, name: "Defence works contractors", monogram: "DWC" },
  { id: 12, name: "Oil and gas infrastructure", monogram: "OGI" },
  { id: 13, name: "Bridge and tunnel contractors", monogram: "BTC" },
  { id: 14, name: "EPC and construction firms", monogram: "EPC" },
  { id: 15, name: "Consulting and design engineers", monogram: "CDE" },
  { id: 16, name: "Ready-mix, cement and steel producers", monogram: "RCS" },
] as const satisfies readonly Client[];

/** True until the list names clients instead of kinds of client; `npm run doctor` reports it. */
export const clientsArePlaceholders = true;

export const clienteleTagline =
  "From railways to ready-mix plants: the kinds of organisation whose samples reach our bench.";
