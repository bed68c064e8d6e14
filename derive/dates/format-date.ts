const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-15" becomes "15 November 2026". */
export const formatDate = (date: string): string => longDate.format(new Date(date));

const monthAndYear = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-03" becomes "March 2026". */
export const formatMonth = (month: string): string => monthAndYear.format(new Date(month));
