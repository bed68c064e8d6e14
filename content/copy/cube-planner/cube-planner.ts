import { days } from "./castings.ts";

/** The page of the planner. */
export const cubePlannerCopy = {
  group: "Cube test dates",
  marked: (sample: string) => `${sample}, marked with the date of casting`,
  /** Followed by a phone number and a link to the contact form. */
  withoutScripts: (ages: string) =>
    `Cubes are tested at ${ages} from casting, or at other ages agreed when you book. Call us or write to us:`,
  casting: (number: number) => `Casting ${number}`,
  castOn: "Cast on",
  cubes: "Number of cubes",
  mark: "Mark",
  markHint: "Slab S2, M25",
  bringBy: "Bring by",
  agreed: "agreed when you book",
  allPast: "all test dates are past, please ask",
  bringByPast: "past, please call",
  noDate: "Please enter the date of casting.",
  wrongDate: (from: string, to: string) =>
    `Please check the date: we expect one from ${from} to ${to}.`,
  noAge: "Choose at least one age.",
  /** Why the laboratory is closed on the day of a test, and the working days beside it. */
  closed: (why: string, [before, after]: readonly string[]) =>
    `We are closed on that day (${why}). We test on ${before} or ${after}, as you agree with us. The report states the age.`,
  /** A closed day before a test, without which the cubes could be brought later. */
  closedBefore: (day: string, reason: string) => `(we are closed on ${day}: ${reason})`,
  /** Today or a later day, as seen from today. */
  when: (inDays: number) => ["today", "tomorrow"][inDays] ?? `in ${inDays} days`,
  add: "Add casting",
  remove: (number: number) => `Remove casting ${number}`,
  anotherAge: "Another age",
  addAge: "Add age",
  manyAges: (most: number) => `A casting can have ${most} ages.`,
  wrongAge: (longest: number) => `Please enter a whole number of days from 1 to ${longest}.`,
  addToEnquiry: "Add to enquiry",
  yourRequest: "Go to your list",
  addToCalendar: "Add to calendar",
  more: "More",
  footnote: (openDays: string, knowsClosures: boolean) =>
    `Bring by: the working day before the first test still to come. Working days are ${openDays}${knowsClosures ? ", except the closed days that our contact page lists" : "; public holidays are not in this calendar"}. Keep cubes in water until you bring them.`,
  openDays: (first: string, last: string) => `${first} to ${last}`,
  event: {
    file: "cube-tests.ics",
    name: "Cube tests",
    title: (age: number) => `Cube test at ${days(age)}`,
    bring: "Bring cubes",
    cast: (date: string) => `Cast on ${date}.`,
    bringBy: (date: string) => `Bring by ${date}.`,
    closed: (why: string) => `We are closed on that day (${why}): call to agree the date.`,
    planned: "planned, not booked",
    plannedLine: (phone: string) => `Planned, not booked. Phone: ${phone}`,
  },
} as const;
