/** Keys and clicks with a modifier belong to the browser: Alt+Left goes back, Control and a click open a tab. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyModifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

type KeyModifiers = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;
