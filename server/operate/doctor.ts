import { placeholders } from "#derive/placeholders.ts";

/** Lists the placeholders in content, and fails while there are any. */
const found = placeholders();
for (const { what, file } of found) console.log(`${file}: ${what}`);
console.log(
  found.length
    ? `${found.length} placeholders are left. Replace them in the files named above before the site goes public.`
    : "No placeholders are left: every value is the laboratory's own.",
);
process.exitCode = found.length ? 1 : 0;
