import { useState } from "react";
import type { Casting } from "#app/request/request.ts";
import { requestList } from "#app/request/request-list.ts";
import { useRequest } from "#app/request/use-request.ts";
import { type CalendarDate, todayInIndia } from "#derive/today-in-india.ts";

export interface Castings {
  readonly today: CalendarDate;
  readonly castings: readonly Casting[];
  change: (castings: readonly Casting[]) => void;
}

/** The castings of the visitor's request; one to begin with, which is stored when it is changed. */
export function useCastings(ages: readonly number[], cubesPerAge: number): Castings {
  const [today] = useState(() => todayInIndia(new Date()));
  const stored = useRequest().castings;
  const first = { castOn: today, cubes: cubesPerAge * ages.length, ages };
  return {
    today,
    castings: stored.length > 0 ? stored : [first],
    change: (castings) => requestList.change((request) => ({ ...request, castings })),
  };
}
