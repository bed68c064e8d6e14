import { site } from "./site.ts";

/** Collection centres receive samples; every test is done in Jammu or on the client's site. */
export interface Centre {
  readonly label: string;
  readonly address: string;
  /** Either a desk to ask for or a number to ring; both is fine. */
  readonly contactPerson?: string;
  readonly phone?: string;
  readonly email?: string;
}

export const centres = [
  {
    label: "Samba",
    address: "Sample counter, Industrial Growth Centre, Samba 184121",
    contactPerson: "Sample reception desk",
    email: site.email,
  },
  {
    label: "Kathua",
    address: "Sample counter, Industrial Area, Kathua 184101",
    phone: "+91 191 000 0003",
  },
  {
    label: "Udhampur",
    address: "Sample counter, Industrial Estate, Udhampur 182101",
    contactPerson: "Sample reception desk",
  },
  {
    label: "Rajouri",
    address: "Sample counter, Main Road, Rajouri 185131",
    phone: "+91 191 000 0004",
  },
] as const satisfies readonly Centre[];

export const centresWords = {
  heading: "Collection centres",
  text: "Hand a sample in at the nearest of the four and it is brought to the laboratory. Centres receive samples only: tests are done in Jammu or on your site.",
} as const;
