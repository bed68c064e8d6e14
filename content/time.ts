/** India has one time zone, UTC+5:30, and no summer time. */
export const indiaOffsetMs = 5.5 * 60 * 60_000;

export const dayMs = 24 * 60 * 60_000;
