import { castingCopy as copy, cubePlannerPage } from "#content/copy/castings.ts";
import { laboratory } from "#derive/laboratory.ts";
import { cubeDates, formatShortDay, isCalendarDate } from "#derive/catalogue/cube-dates.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { castingName } from "./casting-lines.ts";
import type { Casting } from "./request.ts";

/** When the castings are due, with a link to where they are edited. */
export function CastingsSummary({ castings }: { castings: readonly Casting[] }) {
  const due = castings.filter(({ castOn }) => isCalendarDate(castOn));
  return (
    <>
      {due.length > 0 && (
        <ul>
          {due.map((casting, at) => (
            <li key={at}>
              {castingName(casting)}
              {cubeDates(casting.castOn, casting.ages, laboratory.hours.days).map(
                ({ age, date }) => (
                  <span key={age}>
                    {` · ${copy.days(age)} `}
                    <strong>{formatShortDay(date)}</strong>
                  </span>
                ),
              )}
            </li>
          ))}
        </ul>
      )}
      <PageLink to={cubePlannerPage.path}>{copy.planner}</PageLink>
    </>
  );
}
