import type { OpenPdf } from "./open-pdf.ts";
import { pageCanvas, type PageCanvas, type PageClassNames } from "./page-canvas.ts";
import { fullWidth, pageAt } from "./page-sizes.ts";

interface StackOptions {
  /** The element that scrolls. */
  frame: HTMLElement;
  /** The initial zoom. */
  percent: number;
  classNames: PageClassNames;
  onPage: (page: number) => void;
  onFailure: () => void;
}

export interface PageStack {
  zoom: (percent: number) => void;
  end: () => void;
}

/** Stacks all pages of a document in the frame and renders those near the viewport. */
export async function stackPages(pdf: OpenPdf, options: StackOptions): Promise<PageStack> {
  const { frame, classNames, onPage, onFailure } = options;
  const count = pdf.document.numPages;
  const pages = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const number = index + 1;
      const page = await pdf.document.getPage(number);
      return pageCanvas(page, pdf, classNames, `Page ${number} of ${count}`);
    }),
  );
  const pageOf = new Map(pages.map((page) => [page.element as Element, page]));
  const near = new Set<PageCanvas>();
  let { percent } = options;

  const render = (page: PageCanvas) => page.render().catch(onFailure);
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = pageOf.get(target)!;
        if (isIntersecting) {
          near.add(page);
          void render(page);
        } else if (near.delete(page)) page.clear();
      }
    },
    { root: frame, rootMargin: "60% 0px" },
  );

  /** Resizes every page and keeps the centre of the frame where it is. */
  function layOut() {
    const middle = (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight;
    const across = (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth;
    const width = (fullWidth(contentWidth(frame)) * percent) / 100;
    for (const page of pages) page.resize(width);
    frame.scrollTop = middle * frame.scrollHeight - frame.clientHeight / 2;
    frame.scrollLeft = across * frame.scrollWidth - frame.clientWidth / 2;
    for (const page of near) void render(page);
  }

  function reportPage() {
    const tops = pages.map(({ element }) => element.offsetTop);
    onPage(pageAt(frame.scrollTop + frame.clientHeight / 2, tops));
  }

  frame.replaceChildren(...pages.map(({ element }) => element));
  let nextFrame = 0;
  // In the observer itself the new layout may show or hide the scroll bar, which Firefox reports as a loop.
  const resized = new ResizeObserver(() => {
    cancelAnimationFrame(nextFrame);
    nextFrame = requestAnimationFrame(layOut);
  });
  layOut();
  frame.scrollTop = 0;
  frame.scrollLeft = 0;
  resized.observe(frame);
  for (const { element } of pages) inView.observe(element);
  frame.addEventListener("scroll", reportPage, { passive: true });

  return {
    zoom(next) {
      // A new layout would interrupt a scroll in progress.
      if (next === percent) return;
      percent = next;
      layOut();
    },
    end() {
      inView.disconnect();
      resized.disconnect();
      cancelAnimationFrame(nextFrame);
      frame.removeEventListener("scroll", reportPage);
      for (const page of pages) page.clear();
      pdf.close();
    },
  };
}

function contentWidth(frame: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  return frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
