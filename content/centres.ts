import { type Coordinates, site } from "./site.ts";

/** Collection centres receive samples; every test is done in Jammu or on the client's site. */
export type Centre = {
  readonly label: string;
  readonly address: string;
  readonly contactPerson?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly hours: string;
  readonly coordinates?: Coordinates;
  /** True until the laboratory confirms address, contact and hours. */
  readonly placeholder: boolean;
} & ({ readonly contactPerson: string } | { readonly phone: string });

export const centres = [
  {
    label: "Samba",
    address: "Sample counter, Industrial Growth Centre, Samba 184121",
    contactPerson: "Sample reception desk",
    email: site.email,
    hours: site.hours.text,
    placeholder: true,
  },
  {
    label: "Kathua",
    address: "Sample counter, Industrial Area, Kathua 184101",
    phone: "+91 191 000 0003",
    hours: site.hours.text,
    placeholder: true,
  },
  {
    label: "Udhampur",
    address: "Sample counter, Industrial Estate, Udhampur 182101",
    contactPerson: "Sample reception desk",
    hours: site.hours.text,
    placeholder: true,
  },
  {
    label: "Rajouri",
    address: "Sample counter, Main Road, Rajouri 185131",
    phone: "+91 191 000 0004",
    hours: site.hours.text,
    placeholder: true,
  },
] as const satisfies readonly Centre[];

const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "four centres", in sentences that are right for one centre too. */
export const countedCentres = (count: number = centres.length) =>
  `${numerals[count - 1] ?? count} ${count === 1 ? "centre" : "centres"}`;
