/** The cube calendar's controls, calendar entries and labels. */
export const cubeCalendarCopy = {
  castOn: "Cast on",
  ages: "Test after",
  days: (count: number) => `${count} ${count === 1 ? "day" : "days"}`,
  otherAge: "Other age, days",
  wrongAge: (longest: number) => `Please enter a whole number from 1 to ${longest}.`,
  chooseDate: "Choose the date of casting and at least one age.",
  closed: (day: string) => `closed on ${day}`,
  /** Followed by one or two casting dates. */
  avoid: "To be tested on working days, cast on:",
  noneAvoids:
    "With these ages, every casting date leads to a closed day. We'll agree a date when you book.",
  addToCalendar: "Add to calendar",
  notCreated: "The file could not be created. Please check your connection and try again.",
  printLabels: "Print cube labels",
  addToEnquiry: "Add to enquiry",
  removeFromEnquiry: "Remove from enquiry",
  event: {
    file: "cube-tests.ics",
    name: "Cube tests",
    title: (age: string) => `Cube test at ${age}`,
    cast: (date: string) => `Cast on ${date}.`,
    closed: (day: string) => `The laboratory is closed on ${day}: call to agree the date.`,
  },
  label: {
    cast: "Cast on",
    test: "Test on",
    cube: (number: number, count: number) => `Cube ${number} of ${count}`,
    blanks: ["Site", "Grade", "Sample no."],
  },
} as const;
