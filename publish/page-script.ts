import {
  type Document,
  type Element,
  getAttribute,
  getTextContent,
  setTextContent,
} from "@parse5/tools";
import { parseSync } from "vite";
import { elementsNamed } from "./html.ts";

/** The emptied elements stay, because React hydrates them. */
export function takePageScript(document: Document) {
  const scripts = elementsNamed(document, "script");
  const [code, state]: [string[], string[]] = [[], []];
  for (const script of scripts.toSorted((a, b) => Number(isModule(a)) - Number(isModule(b)))) {
    const text = getTextContent(script);
    const call = streamCall(text);
    if (!call) code.push(text);
    else if (call.chunk !== undefined) state.push(call.chunk);
    setTextContent(script, "");
  }
  if (!scripts.some(isModule)) throw new Error("A page has no module script to hydrate it.");
  if (!state.length) throw new Error("A page has no data to hydrate with.");
  return { code: code.join("\n"), state: state.join("") };
}

const isModule = (script: Element) => getAttribute(script, "type") === "module";

/** A script that only calls the stream of loader data: `….streamController.enqueue("chunk")` or `….close()`. */
function streamCall(script: string): { chunk?: string } | undefined {
  const [statement, ...others] = parseSync("inline.js", script).program.body;
  if (others.length || statement?.type !== "ExpressionStatement") return undefined;
  const { expression } = statement;
  if (expression.type !== "CallExpression" || expression.callee.type !== "MemberExpression")
    return undefined;
  const { object } = expression.callee;
  if (object.type !== "MemberExpression" || object.property.type !== "Identifier") return undefined;
  if (object.property.name !== "streamController") return undefined;
  const [chunk] = expression.arguments;
  return chunk?.type === "Literal" ? { chunk: String(chunk.value) } : {};
}
