const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
const cubes = (count: number) => `${count} ${count === 1 ? "cube" : "cubes"}`;

export const cubePlannerPage = {
  path: "/services/building-material/cube-test-planner",
  title: "Cube test planner",
  heading: "Cube test planner",
  description:
    "Enter each casting of concrete cubes: you see when they are tested at 7 and 28 days and when to bring them, with labels and a calendar file.",
  lead: "Enter each casting. You see when its cubes are tested and when to bring them.",
} as const;

/** Castings in the message and in the request. */
export const castingCopy = {
  cubes: (count: number | undefined) => (count === undefined ? "Cubes" : cubes(count)),
  cast: (date: string) => `cast ${date}`,
  noDate: "date of casting to be stated",
  noAge: "ages to be agreed",
  test: (tests: string) => `test ${tests}`,
  at: (age: number, date: string) => `at ${days(age)} ${date}`,
  past: "past",
  closed: (day: string) => `closed on ${day}`,
  bringBy: (date: string) => `bring by ${date}`,
  days,
  planner: "Cube planner",
} as const;
