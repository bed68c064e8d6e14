import { type AtRule, type ChildNode, parse, root } from "postcss";

/** No visitor waits for rules in a sheet of their own: browsers fetch one with media="print" after everything else. */
export function takePrintRules(css: string): { screen: string; print: string } {
  const screen = parse(css);
  const print = root();
  screen.walkAtRules("media", (rule) => {
    if (rule.params !== "print") return;
    print.append(withinParents(rule, rule.nodes ?? []));
    removeEmpty(rule);
  });
  return { screen: screen.toString(), print: print.toString() };
}

function withinParents({ parent }: AtRule, nodes: ChildNode[]): ChildNode[] {
  if (parent?.type !== "atrule") return nodes;
  const copy = (parent as AtRule).clone({ nodes: [] });
  copy.append(nodes);
  return withinParents(parent as AtRule, [copy]);
}

function removeEmpty(rule: AtRule) {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === "atrule" && !parent.nodes!.length) removeEmpty(parent as AtRule);
}
