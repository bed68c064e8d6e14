/** The viewer of the scope document. */
export const pdfViewerCopy = {
  label: "Testing scope document",
  zoomOut: "Zoom Out",
  zoomIn: "Zoom In",
  reset: "Reset",
  download: "Download PDF",
  pages: "Pages",
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  /** Where neither scripts nor a plugin show the document; a link comes between the two. */
  noPlugin: "This browser appears to have no PDF plugin.",
  downloadDocument: "Download the document",
  toRead: "to read it.",
} as const;
