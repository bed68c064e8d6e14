const twelveHour = (time: string) => {
  const [hour, minute] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
};

/** Indian Standard Time; the laboratory is closed from the closing minute on. */
const hours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  opens: "09:30",
  closes: "17:30",
} as const;

/** The laboratory's name and contact details. */
export const site = {
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
    opensText: twelveHour(hours.opens),
    closesText: twelveHour(hours.closes),
  },
  /** The server deletes enquiries after this time unless RETENTION_DAYS says otherwise; the privacy page states it. */
  enquiryRetentionDays: 730,
  /** The last day of /.well-known/security.txt, less than a year ahead; `npm run doctor` warns a month before. */
  securityContactUntil: "2027-10-31",
} as const;

/** Values above that are not the laboratory's own yet: `npm run doctor` lists them, so remove a key with its placeholder. */
export const sitePlaceholders = [
  "name",
  "phones",
  "email",
  "address",
] as const satisfies readonly (keyof typeof site)[];

export const postalAddress = `${site.address.street}, ${site.address.town}, ${site.address.region} ${site.address.postalCode}`;
