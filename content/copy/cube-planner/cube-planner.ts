import { cubes, days } from "./castings.ts";

const numberWords = [
  "",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
];

/** The page of the planner. */
export const cubePlannerCopy = {
  group: "Cube test dates",
  panel: "Concrete",
  tests: "Tests and standards",
  marked: (sample: string) => `${sample}, marked with the date of casting`,
  /** Followed by a phone number and a link to the contact form. */
  withoutScripts: (ages: string) =>
    `Cubes are tested at ${ages} from casting, or at other ages agreed when you book. Call us or write to us:`,
  loading: "Loading the planner…",
  casting: (number: number) => `Casting ${number}`,
  castOn: "Cast on",
  cubes: "Number of cubes",
  /** The columns before the ages. */
  heads: ["Cast on", "Cubes", "Mark", "Grade"],
  mark: "Mark",
  markHint: "or location",
  grade: "Grade",
  atHead: (age: number) => `At ${days(age)}`,
  notAt: (age: number) => `not at ${days(age)}`,
  bringBy: "Bring by",
  bringByHead: "Bring by*",
  agreed: "agreed when you book",
  allPast: "all test dates are past, please ask",
  bringByPast: "past, please call",
  noDate: "Please enter the date of casting.",
  wrongDate: (from: string, to: string) =>
    `Please check the date: we expect one from ${from} to ${to}.`,
  noAge: "Choose at least one age.",
  /** Ages still to come. */
  fewCubes: (ages: number, needed: number, have: number) =>
    `${ages === 1 ? "One age needs" : `${numberWords[ages] ?? ages} ages need`} ${cubes(needed)}; you have ${have}.`,
  /** A day on which the laboratory is closed, and the working days beside it. */
  closed: (day: string, [before, after]: readonly string[]) =>
    `Falls on a ${day}, when we are closed. We test on ${before} or ${after}: tell us which. The report states the age.`,
  /** Today or a later day, as seen from today. */
  when: (inDays: number) => ["today", "tomorrow"][inDays] ?? `in ${inDays} days`,
  cubicMetres: "Concrete, m³",
  shifts: "Shifts",
  least: (
    rule: Readonly<Record<"clause" | "amendments", string>> &
      Record<"samples" | "cubes" | "age", number>,
  ) =>
    `${rule.clause}: at least ${rule.samples} ${rule.samples === 1 ? "sample" : "samples"}, ${cubes(rule.cubes)} for ${days(rule.age)}. Cubes for 7 days are additional. Your contract or the supplier of ready-mixed concrete may say otherwise. ${rule.amendments}`,
  take: (count: number) => `Take ${cubes(count)}`,
  add: "Add casting",
  remove: (number: number) => `Remove casting ${number}`,
  anotherAge: "Another age",
  addAge: "Add age",
  manyAges: (most: number) => `A casting can have ${most} ages.`,
  wrongAge: (longest: number) => `Please enter a whole number of days from 1 to ${longest}.`,
  addToEnquiry: "Add to enquiry",
  removeFromEnquiry: "Remove from enquiry",
  yourRequest: "Go to your request",
  addToCalendar: "Add to calendar",
  notCreated: "The file could not be created. Please check your connection and try again.",
  printLabels: "Print labels",
  share: "Share these dates",
  /** A link to a calendar on the web, for phones that take only one event of a file. */
  online: "Calendar",
  addOnline: (date: string) => `Add ${date} to an online calendar`,
  footnote: (openDays: string) =>
    `* Working day before the first test still to come. Working days are ${openDays}; public holidays are not in this calendar. Keep cubes in water until you bring them.`,
  openDays: (first: string, last: string) => `${first} to ${last}`,
  event: {
    file: "cube-tests.ics",
    name: "Cube tests",
    title: (age: number) => `Cube test at ${days(age)}`,
    bring: "Bring cubes",
    cast: (date: string) => `Cast on ${date}.`,
    bringBy: (date: string) => `Bring by ${date}.`,
    closed: (day: string) => `We are closed on ${day}: call to agree the date.`,
  },
  label: {
    cast: "Cast on",
    test: "Test on",
    cube: (number: number, count: number) => `Cube ${number} of ${count}`,
    mark: "Mark",
    grade: "Grade",
  },
} as const;
