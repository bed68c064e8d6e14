import { standIns } from "#derive/stand-ins.ts";

/** Lists what still stands in for the real laboratory; fails while anything does. */
const found = standIns();
for (const { what, file } of found) console.log(`${file}: ${what}`);
console.log(
  found.length
    ? `${found.length} stand-ins are still in place. Change the files named above before the site goes public.`
    : "No stand-ins left: every fact is the laboratory's own.",
);
process.exitCode = found.length ? 1 : 0;
