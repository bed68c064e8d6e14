import type { GeoCoordinates, OpeningHoursSpecification } from "schema-dts";
import { type Coordinates, placeOf } from "#content/site.ts";
import type { OpeningHours } from "../dates/opening-status.ts";

const type = { "@type": "OpeningHoursSpecification" } as const;

/** The week, and closed days: in structured data, those that open and close at midnight. */
export function openingHours(hours: Omit<OpeningHours, "opensText" | "closesText">) {
  const { days, opens, closes, closures } = hours;
  const week = { ...type, dayOfWeek: days, opens, closes } as OpeningHoursSpecification;
  const closed = closures.map(({ on, reason }) => {
    const day = { description: reason, validFrom: on, validThrough: on };
    return { ...type, ...day, opens: "00:00", closes: "00:00" };
  });
  return closed.length > 0 ? [week, ...closed] : week;
}

export const mapData = (coordinates: Coordinates) => ({
  geo: { "@type": "GeoCoordinates", ...coordinates } satisfies GeoCoordinates,
  hasMap: `https://www.google.com/maps/search/?api=1&query=${placeOf("", coordinates)}`,
});
