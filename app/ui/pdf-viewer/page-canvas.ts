import type { PageViewport, PDFPageProxy, RenderTask } from "pdfjs-dist";
import type { OpenPdf } from "./open-pdf.ts";
import { sharpness } from "./page-sizes.ts";

/** Class names of a page and of its text layer. */
export interface PageClassNames {
  page?: string | undefined;
  text?: string | undefined;
}

export type PageCanvas = ReturnType<typeof pageCanvas>;

/** One page of a document: a canvas while it is near the viewport, and selectable text. */
export function pageCanvas(
  page: PDFPageProxy,
  { TextLayer }: OpenPdf,
  classNames: PageClassNames,
  label: string,
) {
  const element = document.createElement("div");
  element.className = classNames.page ?? "";
  element.role = "group";
  element.ariaLabel = label;
  let scale = 1;
  let renderedScale = 0;
  let shown: HTMLCanvasElement | undefined;
  let current: RenderTask | undefined;
  let hasText = false;

  async function addText(viewport: PageViewport) {
    if (hasText) return;
    hasText = true;
    const container = document.createElement("div");
    container.className = classNames.text ?? "";
    element.append(container);
    const textContentSource = page.streamTextContent();
    await new TextLayer({ textContentSource, container, viewport }).render();
  }

  return {
    element,

    /** Sets the size of the page; the canvas is stretched until the next render. */
    resize(width: number) {
      scale = width / page.getViewport({ scale: 1 }).width;
      element.style.width = `${width}px`;
      element.style.height = `${page.getViewport({ scale }).height}px`;
      element.style.setProperty("--total-scale-factor", String(scale));
    },

    async render() {
      if (renderedScale === scale) return;
      renderedScale = scale;
      current?.cancel();
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement("canvas");
      const ratio = sharpness(viewport.width, viewport.height, devicePixelRatio);
      canvas.width = Math.floor(viewport.width * ratio);
      canvas.height = Math.floor(viewport.height * ratio);
      canvas.ariaHidden = "true";
      const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
      current = task;
      try {
        await task.promise;
      } catch (error) {
        if (current !== task || !renderedScale) return;
        throw error;
      }
      if (current !== task) return;
      shown?.remove();
      element.prepend(canvas);
      shown = canvas;
      await addText(viewport);
    },

    /** Frees the memory of the canvas; the text stays. */
    clear() {
      renderedScale = 0;
      current?.cancel();
      current = undefined;
      shown?.remove();
      shown = undefined;
    },
  };
}
