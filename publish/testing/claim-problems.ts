import * as tree from "@parse5/tools";
import { parse } from "parse5";
import { testingCertificate } from "#content/claims.ts";
import { issuedScope } from "#derive/catalogue/accredited-lines.ts";

const { number, notCovered } = testingCertificate;

const otherWork = /calibrat|survey|\baudit/i;

export function textProblems(text: string, declared: boolean): string[] {
  if (!text.includes(number)) return [];
  if (!declared) return ["shows the certificate number, which content/claims.ts does not declare"];
  return [
    ...(/\btest/i.test(text) ? [] : ["shows the number without what it covers"]),
    ...(otherWork.test(text.replace(notCovered, "")) ? ["shows the number beside other work"] : []),
  ];
}

export function documentProblems(html: string, declared: boolean): string[] {
  const document = parse(html, { scriptingEnabled: false });
  const apart = elements(document, (one) => isAnnouncement(one) || isAccreditedRow(one));
  for (const element of apart) tree.removeNode(element);
  const mains = elements(document, ({ tagName }) => tagName === "main");
  const blocks = mains.flatMap((main) => [main, ...elements(main, isBlock)]);
  // Only the innermost block counts, so that what another block says does not help.
  const problems = blocks
    .filter((block) => !elements(block, isBlock).some(hasNumber))
    .flatMap((block) => textProblems(textOf(block), declared));
  for (const main of mains) tree.removeNode(main);
  return [...problems, ...textProblems(textOf(document), false)];
}

const elements = (root: tree.Node, matches: (element: tree.Element) => boolean) => [
  ...tree.queryAll<tree.Element>(
    root,
    (node) => node !== root && tree.isElementNode(node) && matches(node),
  ),
];

const isAnnouncement = (element: tree.Element) =>
  tree.getAttribute(element, "aria-label") === "Announcement";

/** A row of a test says itself what the issued scope lists, and until when. */
const isAccreditedRow = (element: tree.Element) =>
  element.tagName === "tr" &&
  issuedScope.some(({ test }) => test === tree.getAttribute(element, "id"));

const isBlock = (element: tree.Element) =>
  ["p", "li", "section"].includes(element.tagName) ||
  (element.tagName === "div" &&
    tree.isElementNode(element.parentNode!) &&
    element.parentNode.tagName === "dl");

const hasNumber = (element: tree.Element) => textOf(element).includes(number);

/** All text and all attribute values, because a description, an image or a label can make a claim too. */
const textOf = (root: tree.Node): string =>
  [...tree.queryAll(root, () => true)]
    .flatMap((node) =>
      tree.isTextNode(node)
        ? [node.value]
        : tree.isElementNode(node)
          ? node.attrs.map(({ value }) => ` ${value} `)
          : [],
    )
    .join("");
