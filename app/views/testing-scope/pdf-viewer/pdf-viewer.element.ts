/** In per cent. */
const limits = { minimum: 50, maximum: 150, step: 10, start: 100 } as const;
const paperWidth = 794;

/** The pages of a document as images, and buttons that change their width. */
class PdfViewer extends HTMLElement {
  readonly frame = this.querySelector("section")!;
  readonly pages = this.frame.querySelector("div")!;
  readonly buttons = [...this.querySelectorAll<HTMLButtonElement>("[data-zoom]")];
  zoom: number = limits.start;

  connectedCallback() {
    const template = this.querySelector("template")!;
    this.pages.append(template.content.cloneNode(true));
    for (const button of this.buttons)
      button.addEventListener("click", () => this.change(after(button, this.zoom)));
    this.change(limits.start);
  }

  /** Scrolls in proportion, so that the visible part of the document stays in view. */
  change(zoom: number) {
    if (isOutside(zoom)) return;
    const { scrollTop, scrollLeft } = this.frame;
    const ratio = zoom / this.zoom;
    this.zoom = zoom;
    this.pages.style.width = `${zoom}%`;
    this.pages.style.maxWidth = `${(paperWidth * zoom) / 100}px`;
    this.frame.scrollTo(scrollLeft * ratio, scrollTop * ratio);
    this.querySelector("[role=status]")!.textContent = `${zoom}%`;
    // Disabled, a pressed button would lose the focus.
    for (const button of this.buttons) button.ariaDisabled = String(isOutside(after(button, zoom)));
  }
}

const isOutside = (zoom: number) => zoom < limits.minimum || zoom > limits.maximum;

/** What a button sets the zoom to; its data say by how much, or nothing for the start. */
function after({ dataset }: HTMLElement, zoom: number): number {
  return dataset["zoom"] ? zoom + Number(dataset["zoom"]) * limits.step : limits.start;
}

customElements.define("pdf-viewer", PdfViewer);
