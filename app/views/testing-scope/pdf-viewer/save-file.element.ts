import { hasModifier } from "#app/ui/modifiers.ts";
import { saveBlob } from "#app/ui/save-blob.ts";

/** A link that saves a file under a fixed name; on failure the browser follows it. */
class SaveFile extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector("a")!;
    link.addEventListener("click", (event) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      fetchFile(link.href).then(
        (blob) => saveBlob(blob, link.download),
        () => location.assign(link.href),
      );
    });
  }
}

async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response.blob();
}

customElements.define("save-file", SaveFile);
