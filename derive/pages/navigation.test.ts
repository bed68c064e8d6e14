import { expect, test } from "vitest";
import { navigation } from "./navigation.ts";

const { main, footer } = navigation();

test("the main menu is the specification's, in its order, and the footer leads to /services", () => {
  expect(main.map(({ label }) => label)).toEqual([
    "Home",
    "About",
    "Services",
    "Accreditation",
    "NABL Scope",
    "Clientele",
    "Contact Us",
  ]);
  expect(footer.map(({ to }) => to)).toContain("/services");
});
