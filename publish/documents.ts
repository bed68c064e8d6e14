import {
  appendChild,
  type Document,
  type Element,
  getAttribute,
  hasAttribute,
  isElementNode,
  query,
  queryAll,
  removeAttribute,
  removeNode,
  replaceWith,
} from "@parse5/tools";
import { elementsNamed, newElement } from "./html.ts";

/** A sheet without a class of what the document shows, of a dialog or other pages, is linked where nothing waits for it. */
export function inlineStyleSheets(document: Document, read: (path: string) => string): void {
  const sheets = linksWithRel(document, "stylesheet");
  // The framework links a sheet that two routes share a second time, with "#" at the end.
  const paths = [...new Set(sheets.map((link) => getAttribute(link, "href")!.replace(/#$/, "")))];
  const classes = classesIn(document);
  // What begins with another selector is for every page.
  const isUsed = (css: string) =>
    !css.startsWith(".") || classes.some((name) => css.includes(`.${name}`));
  const css = paths.map(read).filter(isUsed);
  const [first, ...others] = sheets;
  if (!first) throw new Error("A page links no style sheet.");
  replaceWith(first, newElement("style", {}, css.join("")));
  others.forEach(removeNode);
  for (const path of paths) if (!isUsed(read(path))) addLateSheet(document, path);
}

const classesIn = (document: Document): string[] => [
  ...new Set(
    [...queryAll<Element>(document, isElementNode)]
      .filter((element) => !isInDialog(element))
      .flatMap((element) => getAttribute(element, "class")?.split(" ").filter(Boolean) ?? []),
  ),
];

const isInDialog = ({ nodeName, parentNode }: Element): boolean =>
  nodeName === "dialog" || (!!parentNode && isInDialog(parentNode as Element));

/** At the end of the body nothing waits for it, and its rules win over sheets that are linked for other pages. */
export function addLateSheet(document: Document, href: string, media?: "print"): void {
  const [body] = elementsNamed(document, "body");
  appendChild(body!, newElement("link", { rel: "stylesheet", href, ...(media && { media }) }));
}

/** Takes the links to the page's modules out, because the browser would fetch them before the first paint. */
export function takePreloads(document: Document): string[] {
  const links = linksWithRel(document, "modulepreload");
  links.forEach(removeNode);
  return links.map((link) => getAttribute(link, "href")!);
}

/** For pages that must work as plain HTML: responses to a form posted without scripts, and the offline page. */
export function removeScripts(document: Document): void {
  elementsNamed(document, "script").forEach(removeNode);
}

/** The framework renders the not-found page at the path of the home page, whose links it marks as current. */
export function removeCurrentMarks(document: Document): void {
  for (const element of queryAll<Element>(document, isElementNode))
    removeAttribute(element, "aria-current");
}

export function addToHead(document: Document, element: Element): void {
  const [head] = elementsNamed(document, "head");
  appendChild(head!, element);
}

/** Text of the content cannot end the script element, because "<" is escaped. */
export const structuredData = (data: object) =>
  newElement(
    "script",
    { type: "application/ld+json" },
    JSON.stringify(data).replaceAll("<", "\\u003c"),
  );

/** The Content-Security-Policy refuses style attributes, so a page that has one is an error. */
export function rejectStyleAttributes(document: Document): void {
  const styled = query<Element>(
    document,
    (node) => isElementNode(node) && hasAttribute(node, "style"),
  );
  if (styled)
    throw new Error(
      `A page has a style attribute on <${styled.tagName}>; the Content-Security-Policy would refuse it.`,
    );
}

const linksWithRel = (document: Document, rel: string): Element[] =>
  elementsNamed(document, "link").filter((link) => getAttribute(link, "rel") === rel);
