import { type AtRule, type ChildNode, type Container, parse, root, type Rule } from "postcss";
import parseSelector from "postcss-selector-parser";

interface SplitStyles {
  /** What the document needs for its first paint. */
  readonly first: string;
  /** Rules for what the document does not show at first: an opened dialog, a link that is pointed at. */
  readonly late: string;
  readonly print: string;
}

/** Hundreds of pages have the same styles and elements as another. */
const known = new Map<string, SplitStyles>();

/** Divides a style sheet by when a document needs its rules; `shown` has its elements ("p") and classes (".lead"). */
export function splitStyles(css: string, shown: ReadonlySet<string>): SplitStyles {
  const key = css + [...shown].toSorted().join();
  const styles = known.get(key) ?? split(css, shown);
  known.set(key, styles);
  return styles;
}

function split(css: string, shown: ReadonlySet<string>): SplitStyles {
  const sheet = parse(css);
  const [late, print] = [root(), root()];
  const take = (container: Container) => {
    for (const node of container.nodes?.slice() ?? []) {
      if (isPrint(node)) move(node, print, node.nodes ?? []);
      else if (isPreference(node) || (node.type === "rule" && !isUsed(node, shown)))
        move(node, late, [node]);
      else if (isConditional(node)) take(node);
    }
  };
  take(sheet);
  return { first: sheet.toString(), late: late.toString(), print: print.toString() };
}

const isPrint = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && node.name === "media" && node.params === "print";

/** Of the visitor's system; none changes the first paint. */
const isPreference = (node: ChildNode) =>
  node.type === "atrule" && /forced-colors|prefers-reduced-motion/.test(node.params);

const isConditional = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && ["media", "supports", "layer", "container"].includes(node.name);

const states = [":hover", ":active", ":focus", ":focus-visible", ":focus-within"];

const isUsed = ({ selector }: Rule, shown: ReadonlySet<string>): boolean =>
  parseSelector()
    .astSync(selector)
    .nodes.some((one) =>
      one.nodes.every(({ type, value }) => {
        if (type === "class") return shown.has(`.${value}`);
        if (type === "tag") return shown.has(value);
        return type !== "pseudo" || !states.includes(value);
      }),
    );

/** Moves nodes to another sheet, within copies of the at-rules around them; at-rules that are left empty go. */
function move(from: ChildNode, to: Container, nodes: ChildNode[]) {
  const { parent } = from;
  let moved = nodes.map((node) => node.clone());
  for (let outer = parent; outer?.type === "atrule"; outer = outer.parent as typeof parent) {
    const copy = (outer as AtRule).clone({ nodes: [] });
    copy.append(moved);
    moved = [copy];
  }
  to.append(moved);
  from.remove();
  for (let outer = parent; outer?.type === "atrule" && outer.nodes?.length === 0;) {
    const empty = outer as AtRule;
    outer = outer.parent as typeof parent;
    empty.remove();
  }
}
