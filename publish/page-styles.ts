import { type AtRule, type ChildNode, parse, type Root, type Rule } from "postcss";

/**
 * Splits the site's sheet for one document. It holds the rules it can need as it stands: those whose
 * classes, elements and data attributes all occur in it or are set by its inline scripts. The rest
 * comes before later scripts run; as it matches nothing yet, no element has to be styled again.
 */
export function pageStyles(css: string, html: string): { own: string; rest: string } {
  const present = namesIn(html);
  const canMatch = (selector: string) => needed(selector).every((name) => present.has(name));
  return {
    own: keepSelectors(css, canMatch),
    rest: keepSelectors(css, (selector) => !canMatch(selector), dropStatements),
  };
}

function keepSelectors(
  css: string,
  keep: (selector: string) => boolean,
  prepare?: (sheet: Root) => void,
): string {
  const sheet = parse(css);
  prepare?.(sheet);
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter(keep);
    if (kept.length) rule.selectors = kept;
    else remove(rule);
  });
  return sheet.toString();
}

/** Faces, movements and the order of layers are in every document; said again, they would be set again. */
function dropStatements(sheet: Root): void {
  sheet.walkAtRules((group) => {
    if (statements.has(group.name) || (group.name === "layer" && !group.nodes)) remove(group);
    else if (!groups.has(group.name))
      throw new Error(`Say in page-styles.ts what becomes of @${group.name} in the rest.`);
  });
}

const groups = new Set(["media", "container", "supports", "layer"]);
const statements = new Set(["font-face", "keyframes", "view-transition", "property"]);

/** As selectors write them: elements, .classes and [data-attributes. */
function namesIn(html: string): Set<string> {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = ""]) => name);
  return new Set([
    ...all(/<([a-z][\w-]*)/gi).map((element) => element.toLowerCase()),
    ...all(/\sclass="([^"]*)"/g).flatMap((list) => list.split(/\s+/).map((name) => `.${name}`)),
    ...all(/\s(data-[a-z-]+)/g).map((name) => `[${name}`),
    ...all(/\bdataset\.(\w+)/g).map((name) => `[data-${kebab(name)}`),
  ]);
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);

const inKeyframes = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

/**
 * The classes, elements and data attributes without which a selector matches nothing. What stands in
 * :is(), :not() and the like may be otherwise; other attributes come and go without scripts.
 */
function needed(selector: string): string[] {
  const must = withoutChoices(selector);
  const marks = must.matchAll(/\[data-[a-z-]+/g);
  const names = must
    .replaceAll(/\[[^\]]*\]/g, "")
    .matchAll(/\.(?:\\.|[\w-])+|(?<![\w:.#\\-])[a-z][\w-]*/gi);
  return [...marks, ...names].map(([name]) => (name.startsWith(".") ? name : name.toLowerCase()));
}

function withoutChoices(selector: string): string {
  const shorter = selector.replaceAll(/:[\w-]+\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutChoices(shorter);
}

/** With the groups that it leaves empty. A layer stays: its place among the layers counts. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== "atrule") return;
  const group = parent as AtRule;
  if (group.name !== "layer" && !group.nodes?.length) remove(group);
}
