import { type RefObject, useEffect, useRef, useState } from "react";
import type { PageStack } from "./page-stack.ts";
import styles from "./pdf-viewer.module.css";
import { whenVisible } from "./when-visible.ts";
import { zoomLimits } from "./zoom.ts";

export type Opening =
  | { at: "waiting" }
  | { at: "loading"; progress: number }
  | { at: "open"; page: number; pages: number }
  | { at: "failed" };

/** Opens the document when the frame comes into view, or after a delay, and renders it at this zoom. */
export function usePages(
  file: string,
  frame: RefObject<HTMLElement | null>,
  zoom: number,
): Opening {
  const [opening, setOpening] = useState<Opening>({ at: "waiting" });
  const stack = useRef<PageStack>(undefined);

  useEffect(() => {
    let unmounted = false;
    async function open() {
      setOpening({ at: "loading", progress: 0 });
      const { openPdf } = await import("./open-pdf.ts");
      const { stackPages } = await import("./page-stack.ts");
      const pdf = await openPdf(file, (progress) => setOpening({ at: "loading", progress }));
      if (unmounted || !frame.current) return pdf.close();
      const pages = pdf.document.numPages;
      stack.current = await stackPages(pdf, {
        frame: frame.current,
        percent: zoomLimits.start,
        classNames: styles,
        onPage: (page) => setOpening({ at: "open", page, pages }),
        onFailure: fail,
      });
      if (unmounted) return stack.current.end();
      setOpening({ at: "open", page: 1, pages });
    }
    function fail() {
      stack.current?.end();
      stack.current = undefined;
      if (!unmounted) setOpening({ at: "failed" });
    }
    const cancel = frame.current
      ? whenVisible(frame.current, () => void open().catch(fail))
      : undefined;
    return () => {
      unmounted = true;
      cancel?.();
      stack.current?.end();
      stack.current = undefined;
    };
  }, [file, frame]);

  const opened = opening.at === "open";
  useEffect(() => {
    if (opened) stack.current?.zoom(zoom);
  }, [opened, zoom]);

  return opening;
}
