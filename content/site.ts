import { type Unconfirmed, unlessStated } from "./provenance.ts";

const twelveHour = (time: string) => {
  const [hour, minute] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
};

/** "9:30–5:30" */
const range = (from: string, to: string, end: number) =>
  `${from.slice(0, end)}–${to.slice(0, end)}`;

const week = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Day = (typeof week)[number];

/** Days that follow each other are named by the first and the last, others one by one. */
function daysText(days: readonly Day[], to: string, length?: number): string {
  const names = days.map((day) => day.slice(0, length));
  const follow = days.every(
    (day, index) => week.indexOf(day) === (week.indexOf(days[0]!) + index) % 7,
  );
  return follow && days.length > 2 ? `${names[0]}${to}${names.at(-1)}` : names.join(", ");
}

interface Site extends OptionalFacts {
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
}

/** Indian Standard Time; the laboratory is closed from the closing minute on. */
const hours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  opens: "09:30",
  closes: "17:30",
} as const;

/** Who is responsible by law: the footer of every page shows it. */
export interface Legal {
  readonly companyName: string;
  /** What it is registered as, with the kind of number: "CIN …". */
  readonly registration: string;
  readonly registeredOffice: string;
  readonly gstin?: string;
  /** Who answers questions and complaints. */
  readonly contact?: string;
}

/** In degrees: Directions lead there instead of searching the address. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

interface OptionalFacts {
  readonly legal: Legal | undefined;
  readonly coordinates: Coordinates | undefined;
  /** Written like a phone: lists can then be sent to it, and the privacy notice says so. */
  readonly whatsapp: string | undefined;
}

/** Nothing is shown of one that is undefined. */
const optional: OptionalFacts = {
  legal: undefined,
  coordinates: undefined,
  whatsapp: undefined,
};

/** The laboratory's name and contact details. */
export const site = {
  /** Values that are not the laboratory's own yet: remove a key with its stand-in. */
  placeholder: ["name", "phones", "email", "address"],
  name: "Tawi Test House",
  strapline: "Testing & Calibration Laboratory, Jammu",
  /** Exactly two, written alike, "+91 …" or toll-free "1800 …"; Call buttons use the first. Header, footer, contact, structured data, mail and calendar files show them. */
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
    text: `${daysText(hours.days, " to ")}, ${twelveHour(hours.opens)} to ${twelveHour(hours.closes)}`,
    /** "Mon–Sat 9:30–5:30" */
    shortText: `${daysText(hours.days, "–", 3)} ${range(twelveHour(hours.opens), twelveHour(hours.closes), -3)}`,
    opensText: twelveHour(hours.opens),
    closesText: twelveHour(hours.closes),
  },
  ...optional,
  /** The server deletes enquiries after this time unless RETENTION_DAYS says otherwise; the privacy page states it. */
  enquiryRetentionDays: 730,
  /** The last day of /.well-known/security.txt, less than a year ahead; `npm run doctor` warns a month before. */
  securityContactUntil: "2027-10-31",
} as const satisfies Site;

export const postalAddress = `${site.address.street}, ${site.address.town}, ${site.address.region} ${site.address.postalCode}`;

/** What a map finds. */
export const placeOf = (address: string, coordinates: Coordinates | undefined): string =>
  coordinates ? `${coordinates.latitude},${coordinates.longitude}` : address;

/** What no page states, or states and nobody has confirmed. */
export const unconfirmed: readonly Unconfirmed[] = [
  {
    statement: "We answer in working hours",
    question: "In how many working hours do you answer an enquiry?",
  },
  ...unlessStated(
    site.legal,
    "legal form, registration number and registered office",
    "What are your company name, CIN, LLPIN or other registration, registered office, GSTIN and contact for grievances? A company must show these on its home page (Companies (Incorporation) Rules 2014, rule 26).",
  ),
  ...unlessStated(
    site.coordinates,
    "where the laboratory and the collection centres are on a map",
    "What are the latitude and longitude of the laboratory and of each collection centre?",
  ),
  ...unlessStated(
    site.whatsapp,
    "a WhatsApp number",
    "May visitors send their list by WhatsApp, and to which number?",
  ),
];
