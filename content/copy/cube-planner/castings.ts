/** The slug of a service, for `npm run check`. */
type PlannerService = string;

/** The page of the planner stands below that of this service, which stays as long as the planner does. */
export const plannerService: PlannerService = "building-material";

export const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
export const cubes = (count: number) => `${count} ${count === 1 ? "cube" : "cubes"}`;

/** The test that castings belong to. */
export const cubeTestId = `${plannerService}/compressive-strength-of-cubes`;

export const cubePlannerPage = {
  path: `/services/${plannerService}/cube-test-planner`,
  title: "Cube test planner",
  heading: "Cube test planner",
  description:
    "Enter each casting of concrete: you see when its cubes are tested and when to bring them. With a calendar file, and a table of how many to take.",
  lead: "Enter each casting: you see when its cubes are tested and when to bring them. The table says how many to take. Cubes of a casting share its mark: number them yourself.",
} as const;

/** Castings in the planner, the request and its message. */
export const castingCopy = {
  cubes: (count: number | undefined) => (count === undefined ? "Cubes" : cubes(count)),
  cast: (date: string) => `cast ${date}`,
  total(castings: readonly { readonly cubes?: number }[]): string {
    const all = castings.reduce((sum, casting) => sum + (casting.cubes ?? 0), 0);
    const counted = `${castings.length} ${castings.length === 1 ? "casting" : "castings"}`;
    return all === 0 ? counted : `${counted}, ${cubes(all)}`;
  },
  noDate: "date of casting to be stated",
  noAge: "ages to be agreed",
  test: (tests: string) => `test ${tests}`,
  at: (age: number, date: string) => `${date} at ${days(age)}`,
  past: "past",
  /** A weekday, or what a closed day is for. */
  closed: (why: string) => `closed: ${why}`,
  by: "bring by",
  bringBy: (date: string) => `bring by ${date}`,
  days,
  ages: (all: readonly number[]) => `${all.join(" and ")} days`,
  planner: "Cube planner",
  change: "Change in the cube planner",
} as const;
