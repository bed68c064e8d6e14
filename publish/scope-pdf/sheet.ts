import type Pdf from "pdfkit";
import { type EmbeddedFonts, splitByFont } from "./embedded-fonts.ts";
import type { TextStyle } from "./text-styles.ts";

export const page = { width: 595.28, height: 841.89, left: 42, right: 42, top: 66, bottom: 58 };

export const contentWidth = page.width - page.left - page.right;

export type Structure = PDFKit.PDFStructureElement;

type ElementOptions = PDFKit.Mixins.StructureElementOptions & { colSpan?: number };

/** The document with a cursor: `y` is where the next content of the current page starts. */
export class Sheet {
  readonly doc: InstanceType<typeof Pdf>;
  readonly #fonts: EmbeddedFonts;
  y = page.top;

  constructor(doc: InstanceType<typeof Pdf>, fonts: EmbeddedFonts) {
    this.doc = doc;
    this.#fonts = fonts;
    for (const { name, bytes } of Object.values(fonts).flat()) doc.registerFont(name, bytes);
  }

  fits(height: number): boolean {
    return this.y + height <= page.height - page.bottom;
  }

  addPage() {
    this.doc.addPage();
    this.y = page.top;
  }

  element(parent: Structure, tag: string, options: ElementOptions = {}, draw?: () => void) {
    const element = this.doc.struct(tag, options);
    // pdfkit has no option for cells that span columns.
    if (options.colSpan)
      Object.assign(element.dictionary.data.A as object, { ColSpan: options.colSpan });
    parent.add(element);
    if (draw) element.add(draw).end();
    return element;
  }

  widthOf(text: string, { font, size }: TextStyle): number {
    return splitByFont(text, this.#fonts[font])
      .map((run) => this.doc.font(run.font).fontSize(size).widthOfString(run.text))
      .reduce((sum, width) => sum + width, 0);
  }

  linesOf(text: string, style: TextStyle, width: number): string[] {
    return wrapText(text, width, (part) => this.widthOf(part, style));
  }

  line(text: string, { font, size, color }: TextStyle, x: number, y: number) {
    let left = x;
    for (const run of splitByFont(text, this.#fonts[font])) {
      this.doc.font(run.font).fontSize(size).fillColor(color);
      this.doc.text(run.text, left, y, { lineBreak: false, baseline: "alphabetic" });
      left += this.doc.widthOfString(run.text);
    }
  }

  lineRight(text: string, style: TextStyle, y: number) {
    this.line(text, style, page.width - page.right - this.widthOf(text, style), y);
  }

  /** Marks what assistive technology skips: rules, backgrounds, headers and footers. */
  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout") {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, width: number, color: string) {
    this.artifact(() => {
      this.doc.moveTo(page.left, y).lineTo(page.width - page.right, y);
      this.doc.lineWidth(width).strokeColor(color).stroke();
    });
  }

  paragraph(
    parent: Structure,
    tag: string,
    text: string,
    style: TextStyle,
    { width = contentWidth, ...options }: ElementOptions & { width?: number } = {},
  ) {
    this.element(parent, tag, options, () => {
      for (const line of this.linesOf(text, style, width)) {
        this.line(line, style, page.left, this.y + style.size);
        this.y += style.lineHeight;
      }
    });
  }
}

export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (widthOf(word) > width) throw new Error(`"${word}" does not fit into its line.`);
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
