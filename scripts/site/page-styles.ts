import { type AtRule, type ChildNode, parse, type Rule } from "postcss";

/**
 * The rules a document can need as it stands: those whose classes all occur in it. Pages that only
 * scripts can make of it have the whole sheet, which the starter fetches before they run.
 */
export function pageStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const kept = rule.selectors.filter((selector) =>
      needed(selector).every((name) => classes.has(name)),
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

const inKeyframes = ({ parent }: Rule) =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");

/** The classes without which a selector matches nothing. What stands in :is(), :not() and the like may be otherwise. */
const needed = (selector: string): string[] =>
  [...withoutChoices(selector).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name);

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
