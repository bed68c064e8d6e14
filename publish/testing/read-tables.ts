import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

export async function openDocument(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false })
    .promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  return { document, pages };
}

type Page = Awaited<ReturnType<typeof openDocument>>["pages"][number];
type Node = NonNullable<Awaited<ReturnType<Page["getStructTree"]>>>;
type Child = Node["children"][number];

export async function rowsOf(page: Page): Promise<string[][]> {
  const texts = await markedTexts(page);
  const tree = await page.getStructTree();
  if (!tree) return [];
  const rows = find(tree, "TR").map((row) => row.children.map((cell) => cellText(cell, texts)));
  // A table across several pages is in the tree of each, with the text of that page only.
  return rows.filter((row) => row.some(Boolean));
}

function find(node: Child, role: string): Node[] {
  if (!("children" in node)) return [];
  return node.role === role ? [node] : node.children.flatMap((child) => find(child, role));
}

function cellText(node: Child, texts: ReadonlyMap<string, string>): string {
  if ("children" in node) return node.children.map((child) => cellText(child, texts)).join("");
  return (texts.get(node.id) ?? "").replaceAll(/\s+/g, " ").trim();
}

async function markedTexts(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({
    includeMarkedContent: true,
    // Normalization would turn a micro sign into a Greek letter.
    disableNormalization: true,
  });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.at(-1);
      if (id) texts.set(id, (texts.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id);
  }
  return texts;
}

export async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join("");
}

interface Glyph {
  unicode: string;
  isInFont: boolean;
}

export async function glyphsOf(page: Page): Promise<Glyph[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) =>
    operator === OPS.showText || operator === OPS.showSpacedText
      ? (argsArray[index] as [(Glyph | number)[]])[0].filter((shown) => typeof shown !== "number")
      : [],
  );
}
