import { type RefObject, useEffect, useRef, useState } from "react";
import type { PageStack } from "./page-stack.ts";
import styles from "./pdf-viewer.module.css";
import { whenSeen } from "./when-seen.ts";
import { zoomLimits } from "./zoom.ts";

export type Opening =
  | { at: "waiting" }
  | { at: "loading"; share: number }
  | { at: "open"; page: number; pages: number }
  | { at: "failed" };

/** Opens the document when the frame is in view, or after a while, and draws it there at this zoom. */
export function usePages(
  file: string,
  frame: RefObject<HTMLElement | null>,
  zoom: number,
): Opening {
  const [opening, setOpening] = useState<Opening>({ at: "waiting" });
  const stack = useRef<PageStack>(undefined);

  useEffect(() => {
    let left = false;
    async function open() {
      setOpening({ at: "loading", share: 0 });
      const { openPdf } = await import("./open-pdf.ts");
      const { stackPages } = await import("./page-stack.ts");
      const pdf = await openPdf(file, (share) => setOpening({ at: "loading", share }));
      if (left || !frame.current) return pdf.close();
      const pages = pdf.document.numPages;
      stack.current = await stackPages(pdf, {
        frame: frame.current,
        percent: zoomLimits.start,
        look: styles,
        onPage: (page) => setOpening({ at: "open", page, pages }),
        onFailure: fail,
      });
      if (left) return stack.current.end();
      setOpening({ at: "open", page: 1, pages });
    }
    function fail() {
      stack.current?.end();
      stack.current = undefined;
      if (!left) setOpening({ at: "failed" });
    }
    const callOff = frame.current
      ? whenSeen(frame.current, () => void open().catch(fail))
      : undefined;
    return () => {
      left = true;
      callOff?.();
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
