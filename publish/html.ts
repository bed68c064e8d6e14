import { type Document, type Element, isElementNode, isParentNode, type Node } from "@parse5/tools";
import { parse } from "parse5";

/** As a browser without scripts reads it, because a policy must allow what is inside noscript too. */
export const parseDocument = (html: string): Document => parse(html, { scriptingEnabled: false });

/** In the order of the document; `queryAll` of @parse5/tools takes a step for each level above a node. */
function nodesIn(root: Node, found: Node[] = []): Node[] {
  if (isParentNode(root))
    for (const child of root.childNodes) {
      found.push(child);
      nodesIn(child, found);
    }
  return found;
}

export const elementsIn = (root: Node): Element[] => nodesIn(root).filter(isElementNode);

export const elementsNamed = (root: Node, name: string): Element[] =>
  elementsIn(root).filter(({ tagName }) => tagName === name);
