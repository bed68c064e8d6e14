import { pdfViewerCopy as copy } from "#content/copy/pages/testing-scope.ts";
import button from "#app/ui/button/button.module.css";
import styles from "./pdf-viewer.module.css";

interface PageImage {
  src: string;
  width: number;
  height: number;
}

interface PdfViewerProps {
  file: string;
  name: string;
  pages: readonly PageImage[];
}

/** The pages are in a template, because without scripts a browser would fetch all of them; pdf-viewer.element.ts shows them. */
export const PdfViewer = ({ file, name, pages }: PdfViewerProps) => (
  <section aria-label={copy.label} className={`card ${styles.viewer}`} data-print="hidden">
    <pdf-viewer>
      <div className={`row ${styles.bar}`}>
        <save-file>
          <a href={file} download={name} className={`${button.button} ${button.outline}`}>
            {copy.download}
          </a>
        </save-file>
        <div className="row" data-needs-scripts>
          <button type="button" className="box" data-zoom="-1">
            {copy.zoomOut}
          </button>
          <span role="status" className="label" />
          <button type="button" className="box" data-zoom="1">
            {copy.zoomIn}
          </button>
          <button type="button" className="box" data-zoom="">
            {copy.reset}
          </button>
        </div>
      </div>
      <section tabIndex={0} aria-label={copy.pages} className={styles.frame} data-needs-scripts>
        <div>
          <template>
            {pages.map((page, index) => (
              <img
                key={page.src}
                {...page}
                alt={copy.page(index + 1, pages.length)}
                loading="lazy"
              />
            ))}
          </template>
        </div>
      </section>
    </pdf-viewer>
    <noscript>
      <object data={file} type="application/pdf" aria-label={copy.label} className={styles.plugin}>
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

/** Made by publish/scope-pages.ts, with the size of each in its name. */
const files = import.meta.glob<string>("../generated/page-*.webp", {
  query: "?no-inline&url",
  import: "default",
  eager: true,
});

export const scopePages: readonly PageImage[] = Object.entries(files).map(([name, src]) => {
  const [, width, height] = /(\d+)x(\d+)\.webp$/.exec(name)!;
  return { src, width: Number(width), height: Number(height) };
});
