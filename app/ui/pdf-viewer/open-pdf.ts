import type { PDFDocumentProxy, TextLayer } from "pdfjs-dist";

export interface OpenPdf {
  document: PDFDocumentProxy;
  TextLayer: typeof TextLayer;
  close: () => void;
}

/** Loads pdf.js and the document, and reports the progress from 0 to 1. */
export async function openPdf(
  url: string,
  onProgress: (progress: number) => void,
): Promise<OpenPdf> {
  const [{ getDocument, GlobalWorkerOptions, TextLayer: Layer }, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.min.mjs?url"),
  ]);
  GlobalWorkerOptions.workerSrc = worker.default;
  // The file is small and embeds its fonts, so one request without WebAssembly is enough.
  const task = getDocument({ url, disableRange: true, useWasm: false });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    onProgress(total ? Math.min(1, loaded / total) : 0);
  return { document: await task.promise, TextLayer: Layer, close: () => void task.destroy() };
}
