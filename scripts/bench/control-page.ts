/**
 * The page somebody would write by hand: the same words, styles, faces and pictures, and no script at all.
 * What ours needs beyond it is what the framework costs.
 */
export function controlPage(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
