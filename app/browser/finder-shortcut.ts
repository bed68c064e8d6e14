/** The dialog of the finder, which any button may open by a command. */
export const finderId = "finder";

/** Whether a key press asks for the finder: Ctrl+K, or a slash outside of a text. */
export function isFinderShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (altKey || event.defaultPrevented) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !event.shiftKey;
  return key === "/" && !(target instanceof Element && target.closest(editable));
}

const editable = "input, textarea, select, [contenteditable]";
