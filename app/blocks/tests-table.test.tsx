import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TestsSection } from "#content/services/shape.ts";
import { cataloguedTables } from "#derive/catalogue/catalogue.ts";
import { pageTable } from "#derive/pages/page-table.ts";
import { TestsTable } from "./tests-table.tsx";

const section = {
  kind: "tests",
  heading: "Tests",
  sample: "bentonite",
  groups: [
    {
      rows: {
        offered: { name: "Moisture content", methods: ["IS 2720 (Part 2)"] },
        unconfirmed: { name: "Point load", methods: ["IS 8764"], confirm: true },
      },
    },
  ],
} as const satisfies TestsSection;

test("only a test that the laboratory has not confirmed says so", () => {
  const [table] = cataloguedTables({ slug: "soil-testing", sections: [section] }).map(pageTable);
  const html = renderToStaticMarkup(<TestsTable {...table!} id="tests" />);
  const [, offered, unconfirmed] = html.split('<th role="rowheader"');
  expect(offered).toContain("Moisture content");
  expect(offered).not.toContain("On request");
  expect(unconfirmed).toMatch(/Point load.*On request/);
});
