/** The link to a page of this site that was pointed at or pressed, if it was one. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  // Documents and pictures have a dot in their names, pages have none.
  return /\.\w+$/.test(link.pathname) ? undefined : link;
}
