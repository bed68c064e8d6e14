/** Kinds of client, not names: the laboratory has not released its own list. */
export interface Client {
  /** The logo is pictures/masters/clients/<id>, with any image extension. */
  readonly id: number;
  readonly name: string;
  /** True until the client's own logo replaces the pictogram of the sector. */
  readonly placeholderLogo: boolean;
}

export const clients = [
  { id: 1, name: "Northern zone railways", placeholderLogo: true },
  { id: 2, name: "Railway construction projects", placeholderLogo: true },
  { id: 3, name: "Power grid and transmission projects", placeholderLogo: true },
  { id: 4, name: "National highway authority projects", placeholderLogo: true },
  { id: 5, name: "Public works department (roads & buildings)", placeholderLogo: true },
  { id: 6, name: "Public works department (bridges)", placeholderLogo: true },
  { id: 7, name: "Rural roads programme", placeholderLogo: true },
  { id: 8, name: "Water supply and irrigation departments", placeholderLogo: true },
  { id: 9, name: "Hydropower project developers", placeholderLogo: true },
  { id: 10, name: "Power distribution utilities", placeholderLogo: true },
  { id: 11, name: "Defence works contractors", placeholderLogo: true },
  { id: 12, name: "Oil and gas infrastructure", placeholderLogo: true },
  { id: 13, name: "Bridge and tunnel contractors", placeholderLogo: true },
  { id: 14, name: "EPC and construction firms", placeholderLogo: true },
  { id: 15, name: "Consulting and design engineers", placeholderLogo: true },
  { id: 16, name: "Ready-mix, cement and steel producers", placeholderLogo: true },
] as const satisfies readonly Client[];

/** True until the list names clients instead of kinds of client; `npm run doctor` reports it. */
export const clientsArePlaceholders = true;
