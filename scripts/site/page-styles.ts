import { type AtRule, type ChildNode, parse, type Rule } from "postcss";

/**
 * The rules a document can need as it stands: those whose classes, elements and data attributes all
 * occur in it or are set by its inline scripts. What later scripts make of it has the whole sheet,
 * which the starter fetches before they run.
 */
export function pageStyles(css: string, html: string): string {
  const present = namesIn(html);
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) =>
      needed(selector).every((name) => present.has(name)),
    );
    if (kept.length) rule.selectors = kept;
    else remove(rule);
  });
  return sheet.toString();
}

/** The whole sheet for pages to come. Its faces are in every document; named again, they would be set again. */
export function wholeStyles(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules("font-face", remove);
  return sheet.toString();
}

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
