import * as tree from "@parse5/tools";
import { parse } from "parse5";
import {
  announcement,
  certificateAt,
  type CertificatePlace,
  certificatePlaces,
  type Work,
} from "#content/claims.ts";

export const certificateNumber = announcement.certificate;

/** How a text names the work that the certificate does not cover. */
const names: Record<Exclude<Work, "testing">, RegExp> = {
  calibration: /calibrat/i,
  surveys: /survey/i,
  audits: /\baudit/i,
};

/** What is wrong with the certificate number in a text of this place; undefined is a place that may not show it. */
export function textProblems(text: string, place: CertificatePlace | undefined): string[] {
  if (!text.includes(certificateNumber)) return [];
  if (!place) return ["shows the certificate number, which content/claims.ts does not declare"];
  const shown: readonly Work[] = certificatePlaces[place];
  const undeclared = Object.entries(names).filter(
    ([work, name]) => name.test(text) && !shown.includes(work as Work),
  );
  return [
    ...(text.includes(certificateAt(place).limit) ? [] : ["shows the number without its limit"]),
    ...undeclared.map(([work]) => `shows the number beside ${work}, which it does not declare`),
  ];
}

/** The same for a document: its main part as a whole and block by block, and everything around it. */
export function documentProblems(html: string, place: CertificatePlace | undefined): string[] {
  const document = parse(html, { scriptingEnabled: false });
  const bars = elements(document, isAnnouncement);
  for (const bar of bars) tree.removeNode(bar);
  const mains = elements(document, ({ tagName }) => tagName === "main");
  const blocks = mains.flatMap((main) => elements(main, isBlock));
  const problems = [
    ...mains.flatMap((main) => textProblems(textOf(main), place)),
    // Only the innermost block counts, so that a limit in another block does not help.
    ...blocks
      .filter((block) => !elements(block, isBlock).some(hasNumber))
      .flatMap((block) => textProblems(textOf(block), place)),
  ];
  for (const main of mains) tree.removeNode(main);
  return [...problems, ...textProblems(textOf(document), undefined)];
}

const elements = (root: tree.Node, matches: (element: tree.Element) => boolean) => [
  ...tree.queryAll<tree.Element>(
    root,
    (node) => node !== root && tree.isElementNode(node) && matches(node),
  ),
];

const isAnnouncement = (element: tree.Element) =>
  tree.getAttribute(element, "aria-label") === "Announcement";

/** A section, or an entry of a list of terms. */
const isBlock = (element: tree.Element) =>
  element.tagName === "section" ||
  (element.tagName === "div" &&
    tree.isElementNode(element.parentNode!) &&
    element.parentNode.tagName === "dl");

const hasNumber = (element: tree.Element) => textOf(element).includes(certificateNumber);

/** All text and all attribute values, because a description, an image or a label can make a claim too. */
const textOf = (root: tree.Node): string =>
  [...tree.queryAll<tree.Node>(root, () => true)]
    .flatMap((node) =>
      tree.isTextNode(node)
        ? [node.value]
        : tree.isElementNode(node)
          ? node.attrs.map(({ value }) => ` ${value} `)
          : [],
    )
    .join("");
