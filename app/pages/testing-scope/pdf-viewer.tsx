import { useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { pdfViewerCopy as copy } from "#content/copy/pages/testing-scope.ts";
import button from "#app/ui/button/button.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./pdf-viewer.module.css";
import { saveBlob } from "#app/ui/save-blob.ts";

/** In per cent. */
const zoomLimits = { minimum: 50, maximum: 150, step: 10, start: 100 } as const;
const paperWidth = 794;

export interface PageImage {
  src: string;
  width: number;
  height: number;
}

interface PdfViewerProps {
  file: string;
  name: string;
  pages: readonly PageImage[];
}

export function PdfViewer({ file, name, pages }: PdfViewerProps) {
  const [zoom, setZoom] = useState<number>(zoomLimits.start);
  const frame = useRef<HTMLElement>(null);
  // Without scripts a browser ignores `loading="lazy"` and would fetch all pages.
  const hydrated = useHydrated();

  /** Scrolls in proportion, so that the visible part of the document stays in view. */
  function changeZoom(next: number) {
    const { scrollTop = 0, scrollLeft = 0 } = frame.current ?? {};
    flushSync(() => setZoom(next));
    frame.current?.scrollTo((scrollLeft * next) / zoom, (scrollTop * next) / zoom);
  }

  return (
    <section aria-label={copy.label} className={styles.viewer} data-print="hidden">
      <div className={styles.bar}>
        <div className={styles.tools} data-needs-scripts>
          <button
            type="button"
            disabled={zoom <= zoomLimits.minimum}
            onClick={() => changeZoom(zoom - zoomLimits.step)}
          >
            {copy.zoomOut}
          </button>
          <span role="status">{`${zoom}%`}</span>
          <button
            type="button"
            disabled={zoom >= zoomLimits.maximum}
            onClick={() => changeZoom(zoom + zoomLimits.step)}
          >
            {copy.zoomIn}
          </button>
          <button type="button" onClick={() => changeZoom(zoomLimits.start)}>
            {copy.reset}
          </button>
        </div>
        <DownloadLink file={file} name={name} />
      </div>
      <section
        ref={frame}
        tabIndex={0}
        aria-label={copy.pages}
        className={styles.frame}
        data-needs-scripts
      >
        {hydrated && (
          <div
            className={styles.pages}
            style={{ width: `${zoom}%`, maxWidth: `${(paperWidth * zoom) / 100}px` }}
          >
            {pages.map((page, index) => (
              <img
                key={page.src}
                {...page}
                alt={copy.page(index + 1, pages.length)}
                loading="lazy"
              />
            ))}
          </div>
        )}
      </section>
      <noscript>
        <object
          data={file}
          type="application/pdf"
          aria-label={copy.label}
          className={styles.plugin}
        >
          <p>
            {copy.noPlugin}{" "}
            <a href={file} download={name}>
              {copy.downloadDocument}
            </a>{" "}
            {copy.toRead}
          </p>
        </object>
      </noscript>
    </section>
  );
}

/** Saves the file under a fixed name; without scripts, or on failure, the browser follows the link. */
function DownloadLink({ file, name }: Pick<PdfViewerProps, "file" | "name">) {
  function save(event: MouseEvent) {
    // Modified clicks open a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    fetchFile(file).then(
      (blob) => saveBlob(blob, name),
      () => location.assign(file),
    );
  }
  return (
    <a href={file} download={name} className={button.button} onClick={save}>
      {copy.download}
    </a>
  );
}

async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.blob();
}
