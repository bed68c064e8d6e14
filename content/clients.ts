/** Kinds of client, not names: the laboratory has not released its own list. */
export interface Client {
  /** The logo is pictures/masters/clients/<id>, with any image extension. */
  readonly id: number;
  readonly name: string;
  /** True until a client with its own logo replaces the kind of client and its pictogram. */
  readonly placeholder: boolean;
}

export const clients = [
  { id: 1, name: "Northern zone railways", placeholder: true },
  { id: 2, name: "Railway construction projects", placeholder: true },
  { id: 3, name: "Power grid and transmission projects", placeholder: true },
  { id: 4, name: "National highway authority projects", placeholder: true },
  { id: 5, name: "Public works department (roads & buildings)", placeholder: true },
  { id: 6, name: "Public works department (bridges)", placeholder: true },
  { id: 7, name: "Rural roads programme", placeholder: true },
  { id: 8, name: "Water supply and irrigation departments", placeholder: true },
  { id: 9, name: "Hydropower project developers", placeholder: true },
  { id: 10, name: "Power distribution utilities", placeholder: true },
  { id: 11, name: "Defence works contractors", placeholder: true },
  { id: 12, name: "Oil and gas infrastructure", placeholder: true },
  { id: 13, name: "Bridge and tunnel contractors", placeholder: true },
  { id: 14, name: "EPC and construction firms", placeholder: true },
  { id: 15, name: "Consulting and design engineers", placeholder: true },
  { id: 16, name: "Ready-mix, cement and steel producers", placeholder: true },
] as const satisfies readonly Client[];
