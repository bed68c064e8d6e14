const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const formatDate = (date: string): string => longDate.format(new Date(date));

const dayAndMonth = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** "17 November", with the year where it is not this one. */
export const formatRecent = (date: string, today: string): string =>
  today.slice(0, 4) === date.slice(0, 4) ? dayAndMonth.format(new Date(date)) : formatDate(date);

const monthAndYear = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export const formatMonth = (month: string): string => monthAndYear.format(new Date(month));
