import type { PDFDocumentProxy, TextLayer } from "pdfjs-dist";

export interface OpenPdf {
  document: PDFDocumentProxy;
  TextLayer: typeof TextLayer;
  close: () => void;
}

/** Fetches the drawing library, then the document; says how much of it has come, from 0 to 1. */
export async function openPdf(
  address: string,
  onProgress: (share: number) => void,
): Promise<OpenPdf> {
  const [{ getDocument, GlobalWorkerOptions, TextLayer: Layer }, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.min.mjs?url"),
  ]);
  GlobalWorkerOptions.workerSrc = worker.default;
  // The file is small and brings its fonts: one request, nothing else to load, no WebAssembly.
  const task = getDocument({ url: address, disableRange: true, useWasm: false });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    onProgress(total ? Math.min(1, loaded / total) : 0);
  return { document: await task.promise, TextLayer: Layer, close: () => void task.destroy() };
}
