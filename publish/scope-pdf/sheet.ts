import Pdf from "pdfkit";
import type { EmbeddedFaces, FaceStyle } from "./embedded-faces.ts";
import { splitRuns } from "./runs.ts";
import { wrap } from "./wrap.ts";

export interface TextStyle {
  style: FaceStyle;
  size: number;
  color: string;
  /** From one baseline to the next. */
  leading: number;
}

/** A4 in points. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 42,
  right: 42,
  top: 66,
  bottom: 58,
} as const;

export const measure = page.width - page.left - page.right;
const foot = page.height - page.bottom;

type Document = InstanceType<typeof Pdf>;
export type Structure = PDFKit.PDFStructureElement;

/** Paper with a pen on it: knows how far down the page is used, and sets text in the document's faces. */
export class Sheet {
  readonly doc: Document;
  readonly #faces: EmbeddedFaces;
  y: number = page.top;

  constructor(doc: Document, faces: EmbeddedFaces) {
    this.doc = doc;
    this.#faces = faces;
    for (const { name, bytes } of Object.values(faces).flat()) doc.registerFont(name, bytes);
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  fits(height: number): boolean {
    return this.y + height <= foot;
  }

  turn() {
    this.doc.addPage();
    this.y = page.top;
  }

  widthOf(text: string, { style, size }: TextStyle): number {
    return splitRuns(text, this.#faces[style]).reduce(
      (sum, run) => sum + this.doc.font(run.face).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  linesOf(text: string, style: TextStyle, width: number): string[] {
    return wrap(text, width, (part) => this.widthOf(part, style));
  }

  /** Sets one line with its baseline at y. */
  line(text: string, style: TextStyle, x: number, y: number) {
    let at = x;
    for (const run of splitRuns(text, this.#faces[style.style])) {
      this.doc
        .font(run.face)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
      at += this.doc.widthOfString(run.text);
    }
  }

  /** Sets one line against the right margin. */
  lineRight(text: string, style: TextStyle, y: number) {
    this.line(text, style, page.width - page.right - this.widthOf(text, style), y);
  }

  /** Everything that is not the document's text: rules, grounds, running heads. */
  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout") {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, weight: number, color: string) {
    this.artifact(() => {
      this.doc
        .moveTo(page.left, y)
        .lineTo(page.width - page.right, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke();
    });
  }

  /** A paragraph under the pen, as an element of its own in the structure. */
  paragraph(parent: Structure, tag: string, text: string, style: TextStyle, width = measure) {
    const lines = this.linesOf(text, style, width);
    const top = this.y;
    parent.add(
      this.doc.struct(tag, {}, () => {
        for (const [at, line] of lines.entries())
          this.line(line, style, page.left, top + style.size + at * style.leading);
      }),
    );
    this.y = top + lines.length * style.leading;
  }
}
