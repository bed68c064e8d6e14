import type { OpenPdf } from "./open-pdf.ts";
import { PageDrawing, type PageLook } from "./page-drawing.ts";
import { fullWidth, pageAt } from "./page-sizes.ts";

interface StackOptions {
  /** What scrolls. */
  frame: HTMLElement;
  /** The zoom to begin with. */
  percent: number;
  look: PageLook;
  onPage: (page: number) => void;
  onFailure: () => void;
}

export interface PageStack {
  zoom: (percent: number) => void;
  end: () => void;
}

/** Lays all pages of a document under each other in the frame, and draws those that come into view. */
export async function stackPages(pdf: OpenPdf, options: StackOptions): Promise<PageStack> {
  const { frame, look, onPage, onFailure } = options;
  const count = pdf.document.numPages;
  const drawings = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const page = await pdf.document.getPage(at + 1);
      return new PageDrawing(page, pdf, look, `Page ${at + 1} of ${count}`);
    }),
  );
  const drawingAt = new Map(drawings.map((drawing) => [drawing.place as Element, drawing]));
  const near = new Set<PageDrawing>();
  let { percent } = options;

  const draw = (drawing: PageDrawing) => drawing.draw().catch(onFailure);
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const drawing = drawingAt.get(target)!;
        if (isIntersecting) {
          near.add(drawing);
          void draw(drawing);
        } else if (near.delete(drawing)) drawing.clear();
      }
    },
    { root: frame, rootMargin: "60% 0px" },
  );

  /** Sizes every page and keeps what stands in the middle of the frame there. */
  function lay() {
    const middle = (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight;
    const across = (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth;
    const width = (fullWidth(contentWidth(frame)) * percent) / 100;
    for (const drawing of drawings) drawing.resize(width);
    frame.scrollTop = middle * frame.scrollHeight - frame.clientHeight / 2;
    frame.scrollLeft = across * frame.scrollWidth - frame.clientWidth / 2;
    for (const drawing of near) void draw(drawing);
  }

  function tellPage() {
    const tops = drawings.map(({ place }) => place.offsetTop);
    onPage(pageAt(frame.scrollTop + frame.clientHeight / 2, tops));
  }

  frame.replaceChildren(...drawings.map(({ place }) => place));
  const resized = new ResizeObserver(lay);
  lay();
  frame.scrollTop = 0;
  frame.scrollLeft = 0;
  resized.observe(frame);
  for (const { place } of drawings) inView.observe(place);
  frame.addEventListener("scroll", tellPage, { passive: true });

  return {
    zoom(next) {
      // Laying out anew would stop a scroll that is under way.
      if (next === percent) return;
      percent = next;
      lay();
    },
    end() {
      inView.disconnect();
      resized.disconnect();
      frame.removeEventListener("scroll", tellPage);
      for (const drawing of drawings) drawing.clear();
      pdf.close();
    },
  };
}

function contentWidth(frame: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  return frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
