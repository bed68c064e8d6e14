import { lazy, Suspense } from "react";
import type { PageSection } from "#derive/pages/service-page.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Block, headingId } from "../block.tsx";
import styles from "./cube-calendar.module.css";

/** Only the pages that have the section load its code. */
const CubeForm = lazy(async () => ({ default: (await import("./cube-form.tsx")).CubeForm }));

/** The ages of cube tests, and with scripts their dates. */
export function CubeCalendar(section: Extract<PageSection, { kind: "cube-calendar" }>) {
  const { id, heading, intro } = section;
  return (
    <Block id={id} heading={heading} intro={intro}>
      <div className={styles.calendar} data-needs-scripts data-print="hidden">
        {useHydrated() && (
          <Suspense>
            <CubeForm {...section} labelledBy={headingId(id)} />
          </Suspense>
        )}
      </div>
    </Block>
  );
}
