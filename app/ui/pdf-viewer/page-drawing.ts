import type { PageViewport, PDFPageProxy, RenderTask } from "pdfjs-dist";
import type { OpenPdf } from "./open-pdf.ts";
import { sharpness } from "./page-sizes.ts";

/** Class names of a page and of the text that lies on it. */
export interface PageLook {
  page?: string | undefined;
  text?: string | undefined;
}

/** One page in its place: a canvas while it is near, and its text to select. */
export class PageDrawing {
  readonly place = document.createElement("div");
  readonly #page: PDFPageProxy;
  readonly #TextLayer: OpenPdf["TextLayer"];
  readonly #look: PageLook;
  #scale = 1;
  #canvas: HTMLCanvasElement | undefined;
  #drawnScale = 0;
  #task: RenderTask | undefined;
  #hasText = false;

  constructor(page: PDFPageProxy, { TextLayer }: OpenPdf, look: PageLook, label: string) {
    this.#page = page;
    this.#TextLayer = TextLayer;
    this.#look = look;
    this.place.className = look.page ?? "";
    this.place.role = "group";
    this.place.ariaLabel = label;
  }

  /** Gives the page its size; what is drawn is stretched until it is drawn anew. */
  resize(width: number) {
    this.#scale = width / this.#page.getViewport({ scale: 1 }).width;
    const { height } = this.#viewport();
    this.place.style.width = `${width}px`;
    this.place.style.height = `${height}px`;
    this.place.style.setProperty("--total-scale-factor", String(this.#scale));
  }

  async draw() {
    if (this.#drawnScale === this.#scale) return;
    this.#drawnScale = this.#scale;
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
      if (this.#task !== task || !this.#drawnScale) return;
      throw error;
    }
    if (this.#task !== task) return;
    if (this.#canvas) this.#canvas.replaceWith(canvas);
    else this.place.prepend(canvas);
    this.#canvas = canvas;
    await this.#addText(viewport);
  }

  /** Gives the canvas's memory back; the text stays. */
  clear() {
    this.#drawnScale = 0;
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
    container.className = this.#look.text ?? "";
    this.place.append(container);
    const textContentSource = this.#page.streamTextContent();
    await new this.#TextLayer({ textContentSource, container, viewport }).render();
  }
}
