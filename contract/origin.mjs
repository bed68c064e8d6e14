// Plain JavaScript: `npm start` reads it before anything is installed.

/**
 * The origin that a setting names, with or without a slash at its end; undefined if it names none.
 * @param {string} value
 * @returns {string | undefined}
 */
export function parseOrigin(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, "");
  return isOrigin ? url.origin : undefined;
}
