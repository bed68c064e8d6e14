import type { PageViewport, PDFPageProxy, RenderTask } from "pdfjs-dist";
import type { OpenPdf } from "./open-pdf.ts";
import { sharpness } from "./page-sizes.ts";

/** Class names of a page and of its text layer. */
export interface PageClassNames {
  page?: string | undefined;
  text?: string | undefined;
}

/** One page of a document: a canvas while it is near the viewport, and selectable text. */
export class PageCanvas {
  readonly element = document.createElement("div");
  readonly #page: PDFPageProxy;
  readonly #TextLayer: OpenPdf["TextLayer"];
  readonly #classNames: PageClassNames;
  #scale = 1;
  #canvas: HTMLCanvasElement | undefined;
  #renderedScale = 0;
  #task: RenderTask | undefined;
  #hasText = false;

  constructor(
    page: PDFPageProxy,
    { TextLayer }: OpenPdf,
    classNames: PageClassNames,
    label: string,
  ) {
    this.#page = page;
    this.#TextLayer = TextLayer;
    this.#classNames = classNames;
    this.element.className = classNames.page ?? "";
    this.element.role = "group";
    this.element.ariaLabel = label;
  }

  /** Sets the size of the page; the canvas is stretched until the next render. */
  resize(width: number) {
    this.#scale = width / this.#page.getViewport({ scale: 1 }).width;
    const { height } = this.#viewport();
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    this.element.style.setProperty("--total-scale-factor", String(this.#scale));
  }

  async render() {
    if (this.#renderedScale === this.#scale) return;
    this.#renderedScale = this.#scale;
    this.#task?.cancel();
    const viewport = this.#viewport();
    const canvas = document.createElement("canvas");
    const ratio = sharpness(viewport.width, viewport.height, devicePixelRatio);
    canvas.width = Math.floor(viewport.width * ratio);
    canvas.height = Math.floor(viewport.height * ratio);
    canvas.ariaHidden = "true";
    const task = this.#page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
    this.#task = task;
    try {
      await task.promise;
    } catch (error) {
      if (this.#task !== task || !this.#renderedScale) return;
      throw error;
    }
    if (this.#task !== task) return;
    if (this.#canvas) this.#canvas.replaceWith(canvas);
    else this.element.prepend(canvas);
    this.#canvas = canvas;
    await this.#addText(viewport);
  }

  /** Frees the memory of the canvas; the text stays. */
  clear() {
    this.#renderedScale = 0;
    this.#task?.cancel();
    this.#task = undefined;
    this.#canvas?.remove();
    this.#canvas = undefined;
  }

  #viewport(): PageViewport {
    return this.#page.getViewport({ scale: this.#scale });
  }

  async #addText(viewport: PageViewport) {
    if (this.#hasText) return;
    this.#hasText = true;
    const container = document.createElement("div");
    container.className = this.#classNames.text ?? "";
    this.element.append(container);
    const textContentSource = this.#page.streamTextContent();
    await new this.#TextLayer({ textContentSource, container, viewport }).render();
  }
}
