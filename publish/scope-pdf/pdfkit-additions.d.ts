/** Options of pdfkit that its type package does not declare yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement;
  }
}

declare namespace PDFKit {
  interface PDFStructureElement {
    dictionary: { data: Record<string, unknown> };
  }
  interface PDFOutline {
    addItem(title: string, options?: { top?: number; left?: number }): PDFOutline;
  }
}
