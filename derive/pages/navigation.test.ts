import { expect, test } from "vitest";
import { navigation } from "./navigation.ts";
import { sitePaths, nonCanonicalPaths } from "./sitemap.ts";

const { main, services, footer } = navigation();

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

test("every link of every menu leads to a page", () => {
  const links = [
    ...main.flatMap((entry) => ("links" in entry ? entry.links : [entry])),
    ...services,
    ...footer,
  ];
  const pages = new Set([...sitePaths(), ...nonCanonicalPaths()]);
  for (const { to } of links) expect(pages).toContain(to);
});
