import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { expect } from "./site.ts";

/** The minified one, which a page compiles in half of the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scope {
  /** A selector; default: the whole page. */
  part?: string;
  /** One rule instead of all. */
  only?: string;
  /** What the message of a failure begins with. */
  where?: string;
}

/** Fails if axe finds anything in the page. */
export async function expectNoFindings(page: Page, { part, only, where }: Scope = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(findViolations, {
    part: part ?? "html",
    runOnly: only ? [only] : tags,
  });
  expect.soft(found.filter(isFinding), where).toEqual([]);
}

type Violation = Awaited<ReturnType<typeof findViolations>>[number];

/** A button that says "Added" is named after what a press does, "Remove … from enquiry". */
const isFinding = ({ id, text }: Violation) =>
  id !== "label-content-name-mismatch" || text !== yourRequestCopy.added;

/** Runs in the page: the rules that are broken, each with an element. */
async function findViolations({ part, runOnly }: { part: string; runOnly: string[] }) {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  const { violations } = await loaded.run(part, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => {
      const text = document.querySelector(String(target[0]))?.textContent.trim();
      return { id, html, text };
    }),
  );
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
