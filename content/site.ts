import type { Unconfirmed } from "./provenance.ts";

const twelveHour = (time: string) => {
  const [hour, minute] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
};

/** "Mon–Sat" from the days, "9:30–5:30" from the times. */
const range = (from: string, to: string, end: number) =>
  `${from.slice(0, end)}–${to.slice(0, end)}`;

type Day = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

interface Site {
  readonly placeholder: readonly string[];
  readonly name: string;
  readonly strapline: string;
  readonly phones: readonly [calls: string, other: string];
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly town: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly hours: {
    readonly days: readonly Day[];
    /** From 00:00 to 23:59. */
    readonly opens: string;
    readonly closes: string;
    readonly text: string;
    readonly shortText: string;
    readonly opensText: string;
    readonly closesText: string;
  };
  readonly enquiryRetentionDays: number;
  /** YYYY-MM-DD */
  readonly securityContactUntil: string;
  readonly legal?: {
    readonly companyName: string;
    readonly registration: string;
    readonly registeredOffice: string;
    readonly gstin?: string;
    readonly contact?: string;
  };
  readonly coordinates?: { readonly latitude: number; readonly longitude: number };
  readonly whatsapp?: string;
}

/** Indian Standard Time; the laboratory is closed from the closing minute on. */
const hours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  opens: "09:30",
  closes: "17:30",
} as const;

/** The laboratory's name and contact details. */
export const site = {
  /** Values that are not the laboratory's own yet: remove a key with its stand-in. */
  placeholder: ["name", "phones", "email", "address"],
  name: "Tawi Test House",
  strapline: "Testing & Calibration Laboratory, Jammu",
  /** Exactly two, written alike; Call buttons use the first. Header, footer, contact, structured data, mail and calendar files show them. */
  phones: ["+91 191 000 0001", "+91 191 000 0002"],
  email: "enquiry@laboratory.example",
  address: {
    street: "Laboratory Block, Industrial Estate",
    town: "Jammu",
    region: "Jammu & Kashmir",
    postalCode: "180001",
    country: "IN",
  },
  hours: {
    ...hours,
    text: `${hours.days[0]} to ${hours.days.at(-1)}, ${twelveHour(hours.opens)} to ${twelveHour(hours.closes)}`,
    /** "Mon–Sat 9:30–5:30" */
    shortText: `${range(hours.days[0], hours.days.at(-1)!, 3)} ${range(twelveHour(hours.opens), twelveHour(hours.closes), -3)}`,
    opensText: twelveHour(hours.opens),
    closesText: twelveHour(hours.closes),
  },
  /** The server deletes enquiries after this time unless RETENTION_DAYS says otherwise; the privacy page states it. */
  enquiryRetentionDays: 730,
  /** The last day of /.well-known/security.txt, less than a year ahead; `npm run doctor` warns a month before. */
  securityContactUntil: "2027-10-31",
} as const satisfies Site;

export const postalAddress = `${site.address.street}, ${site.address.town}, ${site.address.region} ${site.address.postalCode}`;

/** What no page states, or states and nobody has confirmed. */
export const unconfirmed: readonly Unconfirmed[] = [
  {
    statement: "We answer in working hours",
    question: "In how many working hours do you answer an enquiry?",
  },
  {
    statement: "not stated: legal form, registration number and registered office",
    question:
      "What are your legal form, CIN or LLPIN, registered office, GSTIN and contact for grievances?",
  },
];
