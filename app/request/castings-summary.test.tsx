import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CastingsSummary } from "./castings-summary.tsx";

test("castings are summed up with their test dates and a link to the planner", () => {
  const castings = [
    { castOn: "2026-11-12", cubes: 6, mark: "Slab S2", ages: [7, 28] },
    { castOn: "", ages: [7] },
  ];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CastingsSummary castings={castings} />
    </MemoryRouter>,
  );
  expect(html).toContain(
    "6 cubes, Slab S2<span> · 7 days <strong>Thu 19 Nov</strong></span><span> · 28 days <strong>Thu 10 Dec</strong></span></li></ul>",
  );
  expect(html).toContain('href="/services/building-material/cube-test-planner"');
});
