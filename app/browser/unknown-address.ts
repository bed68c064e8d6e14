let unknownPath: string | undefined;

/** Called when the document is the one that is served for unknown addresses. */
export function rememberUnknownAddress() {
  unknownPath = location.pathname;
}

export const isUnknownAddress = (path: string) => path === unknownPath;
