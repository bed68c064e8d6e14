import {
  appendChild,
  createElement,
  type Document,
  type Element,
  getAttribute,
  getTextContent,
  hasAttribute,
  isElementNode,
  isParentNode,
  isTextNode,
  type Node,
  query,
  removeAttribute,
  removeNode,
} from "@parse5/tools";
import { elementsNamed } from "./html.ts";

/**
 * Lets app/browser/start.ts load the scripts of the body after the first paint. The framework's inline code is the same on
 * every page, and goes into a file that they share.
 */
export function delayScripts(document: Document, write: (code: string) => string): void {
  const [body] = elementsNamed(document, "body");
  const scripts = elementsNamed(body!, "script").filter(isRun);
  const inline = scripts.map(getTextContent).join("\n").trim();
  const files = scripts.flatMap((script) => getAttribute(script, "src") ?? []);
  for (const script of scripts) removeNode(script);
  for (const src of [...(inline ? [write(inline)] : []), ...files])
    appendChild(body!, createElement("script", { "data-src": src }));
}

const isRun = (script: Element) => ["module", null].includes(getAttribute(script, "type"));

/** The framework hashes the folder of the build into them, and nothing reads them. */
export function removeIslandIds(document: Document): void {
  for (const island of elementsNamed(document, "astro-island")) removeAttribute(island, "uid");
}

const besideNumber =
  /(?<=[≤≥]) (?=\d)|(?<=\d) (?=(?:°C|%|[cdkmµ]?m[²³]?|k?g|mg\/l|t|k?N|[kM]Pa|bar|m?l|h|hours|min|m?s|days|poise|cSt)(?![\p{L}\d]))/gu;

/** A number stands on the line of its sign and its unit; what React has drawn it compares with its own. */
export function joinUnits(node: Node): void {
  if (isTextNode(node)) node.value = node.value.replaceAll(besideNumber, "\u00A0");
  if (!isParentNode(node) || ["head", "script", "astro-island"].includes(node.nodeName)) return;
  for (const child of node.childNodes) joinUnits(child);
}

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
