import { type Document, type Element, isElementNode, type Node, queryAll } from "@parse5/tools";
import { parse } from "parse5";

/** As a browser without scripts reads it, because a policy must allow what is inside noscript too. */
export const parseDocument = (html: string): Document => parse(html, { scriptingEnabled: false });

export const elementsNamed = (root: Node, name: string): Element[] => [
  ...queryAll<Element>(root, (node) => isElementNode(node) && node.tagName === name),
];
