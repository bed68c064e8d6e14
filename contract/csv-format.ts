/** Options of csv-stringify for every CSV file: RFC 4180, and one rule against formula injection. */
export const csvFormat = {
  record_delimiter: "\r\n",
  quote_record_delimiter: true,
  escape_formulas: true,
  // The library tests only the first character, but spreadsheets skip spaces, and some run a leading "|".
  cast: {
    string: (text: string) =>
      /^(\s+[=+\-@|\uff1d\uff0b\uff0d\uff20]|\|)/.test(text) ? `'${text}` : text,
  },
};
