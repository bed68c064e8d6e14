const twelveHour = (time: string) => {
  const [hour, minute] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
};

/** Opening is inclusive, closing is not: 17:30 is closed. Times are Indian Standard Time. */
const hours = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  opens: "09:30",
  closes: "17:30",
} as const;

/** Who the laboratory is and how to reach it. Stand-ins until it sends its own: `npm run doctor` lists them. */
export const site = {
  name: "Tawi Test House",
  strapline: "Testing & Calibration Laboratory, Jammu",
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
    words: `${hours.days[0]} to ${hours.days.at(-1)}, ${twelveHour(hours.opens)} to ${twelveHour(hours.closes)}`,
    opensWords: twelveHour(hours.opens),
  },
  /** After so many days an enquiry is erased: the privacy page says it, the service does it. */
  enquiryRetentionDays: 730,
  /** The day these contents were last revised; the sitemap and documents carry it. */
  revised: "2026-11-15",
} as const;

export const postalAddress = `${site.address.street}, ${site.address.town}, ${site.address.region} ${site.address.postalCode}`;
