import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scope {
  /** A selector; default: the whole page. */
  part?: string;
  /** Only what depends on the theme. */
  onlyContrast?: boolean;
  /** What the message of a failure begins with. */
  where?: string;
}

/** Fails if axe finds anything in the page. */
export async function expectNoFindings(page: Page, { part, onlyContrast, where }: Scope = {}) {
  // Without frames, legacy mode saves a second page, and only violations are read.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: onlyContrast
      ? { type: "rule", values: ["color-contrast"] }
      : { type: "tag", values: tags },
    resultTypes: ["violations"],
  });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(found, where).toEqual([]);
}

/**
 * Runs in the page: removes rows and list items that differ from an earlier one only in their text, because axe takes
 * seconds for hundreds of them.
 */
export function removeRepeated() {
  // The sticky header would cover part of a scrolled page.
  scrollTo(0, 0);
  const seen = new Set<string>();
  for (const item of document.querySelectorAll("main :is(tr, li, dt, dd, h3, h4, figure text)")) {
    const elements = [...item.querySelectorAll("*")];
    for (let at: Element | null = item; at; at = at.parentElement) elements.push(at);
    const looks = elements.map(({ localName, className, ariaCurrent }) =>
      [localName, className, ariaCurrent].join(),
    );
    const key = [...new Set(looks)].toSorted().join(" ");
    if (seen.has(key)) item.remove();
    seen.add(key);
  }
}
