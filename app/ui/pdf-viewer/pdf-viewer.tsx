import { type KeyboardEvent, useRef, useState } from "react";
import { DownloadLink } from "./download-link.tsx";
import styles from "./pdf-viewer.module.css";
import { Plugin } from "./plugin.tsx";
import { usePages } from "./use-pages.ts";
import { usePinch } from "./use-pinch.ts";
import {
  isMinimum,
  isMaximum,
  nearestZoom,
  zoomByKey,
  zoomIn,
  zoomLimits,
  zoomOut,
} from "./zoom.ts";

interface PdfViewerProps {
  /** The accessible name. */
  label: string;
  file: string;
  /** The name the file is saved under. */
  name: string;
}

/** A PDF document with zoom, selectable text and a download link. */
export function PdfViewer({ label, file, name }: PdfViewerProps) {
  const [zoom, setZoom] = useState<number>(zoomLimits.start);
  const frame = useRef<HTMLElement>(null);
  const pinchedFrom = useRef(zoom);
  const opening = usePages(file, frame, zoom);

  usePinch(
    frame,
    () => {
      pinchedFrom.current = zoom;
    },
    (ratio) => setZoom(nearestZoom(pinchedFrom.current * ratio)),
  );

  /** A disabled button loses the focus; moving it to the pages keeps the zoom keys working. */
  function press(next: number) {
    setZoom(next);
    if (isMinimum(next) || isMaximum(next)) frame.current?.focus({ preventScroll: true });
  }

  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = zoomByKey(event.key, zoom);
    if (next === undefined) return;
    event.preventDefault();
    setZoom(next);
  }

  return (
    <section aria-label={label} className={styles.viewer} onKeyDown={pressKey} data-print="hidden">
      <div className={styles.bar}>
        {opening.at !== "failed" && (
          <div className={styles.tools}>
            <button type="button" disabled={isMinimum(zoom)} onClick={() => press(zoomOut(zoom))}>
              Zoom Out
            </button>
            <span role="status">{zoom}%</span>
            <button type="button" disabled={isMaximum(zoom)} onClick={() => press(zoomIn(zoom))}>
              Zoom In
            </button>
            <button type="button" onClick={() => setZoom(zoomLimits.start)}>
              Reset
            </button>
          </div>
        )}
        {opening.at !== "failed" && (
          <p className={styles.count}>
            {opening.at === "open" && `Page ${opening.page} of ${opening.pages}`}
          </p>
        )}
        <DownloadLink file={file} name={name} className={styles.download}>
          Download PDF
        </DownloadLink>
        {opening.at === "loading" && (
          <progress aria-label="Loading the document" max={1} value={opening.progress} />
        )}
      </div>
      {opening.at === "failed" ? (
        <>
          <p role="alert" className={styles.message}>
            The document cannot be shown here. Please download the PDF.
          </p>
          <Plugin file={file} name={name} label={label} />
        </>
      ) : (
        <section ref={frame} tabIndex={0} aria-label="Pages" className={styles.frame}>
          <p className={styles.message}>Loading the document. You can download the PDF now.</p>
        </section>
      )}
      <noscript>
        <p className={styles.message}>If nothing is shown here, download the PDF.</p>
        <Plugin file={file} name={name} label={label} />
      </noscript>
    </section>
  );
}
