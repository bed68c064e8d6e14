/** What the address names; a hash may be anything that a visitor typed. */
export const addressedElement = (): HTMLElement | null =>
  document.getElementById(location.hash.slice(1));
