/**
 * How two spellings of one e-mail address are compared: compatible forms such as a full-width "＠" are one character,
 * accents may be composed or not, and case does not matter. SQLite's lower() knows ASCII only.
 */
export const comparableAddress = (email: string) => email.normalize("NFKC").trim().toLowerCase();
