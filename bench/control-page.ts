import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as tree from "@parse5/tools";
import { parse, serialize } from "parse5";

const styles = readFileSync(join(import.meta.dirname, "control-page.css"), "utf8");
const families = ["Plain Sans", "Plain Mono"];

/**
 * The page somebody would write by hand: the same text, pictures and fonts in plain markup, one small style sheet, no
 * script. What our page takes beyond it is the cost of how it is built.
 */
export function controlPage(html: string): string {
  const document = parse(html);
  const fonts: string[] = [];
  // A list, because the loop removes nodes.
  const nodes = Array.from(tree.queryAll(document));
  for (const node of nodes) {
    if (tree.isCommentNode(node)) tree.removeNode(node);
    if (!tree.isElementNode(node)) continue;
    if (isFontPreload(node)) fonts.push(tree.getAttribute(node, "href")!);
    else if (["script", "style", "link"].includes(node.tagName)) tree.removeNode(node);
    node.attrs = node.attrs.filter(
      ({ name }) => !/^(class|data-.+|aria-roledescription)$/.test(name),
    );
  }
  const faces = fonts.map(
    (url, index) =>
      `@font-face{font-family:"${families[index]}";src:url(${url}) format("woff2");font-weight:100 900;font-display:swap}`,
  );
  const style = tree.createElement("style");
  tree.setTextContent(style, faces.join("") + styles);
  const head = tree.query<tree.Element>(document, (node) => node.nodeName === "head")!;
  tree.appendChild(head, style);
  return serialize(document);
}

const isFontPreload = (element: tree.Element) =>
  element.tagName === "link" && tree.getAttribute(element, "as") === "font";
