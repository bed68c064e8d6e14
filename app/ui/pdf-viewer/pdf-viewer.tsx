import { type KeyboardEvent, useRef, useState } from "react";
import { DownloadLink } from "./download-link.tsx";
import styles from "./pdf-viewer.module.css";
import { Plugin } from "./plugin.tsx";
import { usePages } from "./use-pages.ts";
import { usePinch } from "./use-pinch.ts";
import { isLeast, isMost, nearestZoom, zoomByKey, zoomIn, zoomLimits, zoomOut } from "./zoom.ts";

interface PdfViewerProps {
  /** What a screen reader calls the viewer. */
  label: string;
  file: string;
  /** The name the file is saved under. */
  name: string;
}

/** A document on the page: zoom, pages as they come into view, text to select, and a file to keep. */
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

  /** A button that is now disabled cannot keep the focus; the pages take it, and the keys go on. */
  function press(next: number) {
    setZoom(next);
    if (isLeast(next) || isMost(next)) frame.current?.focus({ preventScroll: true });
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
            <button type="button" disabled={isLeast(zoom)} onClick={() => press(zoomOut(zoom))}>
              Zoom Out
            </button>
            <span role="status">{zoom}%</span>
            <button type="button" disabled={isMost(zoom)} onClick={() => press(zoomIn(zoom))}>
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
          <progress aria-label="Loading the document" max={1} value={opening.share} />
        )}
      </div>
      {opening.at === "failed" ? (
        <>
          <p role="alert" className={styles.said}>
            The document could not be drawn here; Download PDF saves it to your device.
          </p>
          <Plugin file={file} name={name} label={label} />
        </>
      ) : (
        <section ref={frame} tabIndex={0} aria-label="Pages" className={styles.frame}>
          <p className={styles.said}>
            The document is being opened. Download PDF saves it at once.
          </p>
        </section>
      )}
      <noscript>
        <p className={styles.said}>If nothing is shown here, Download PDF saves the document.</p>
        <Plugin file={file} name={name} label={label} />
      </noscript>
    </section>
  );
}
