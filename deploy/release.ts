import { execFileSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { reportContent } from "#scripts/check/check.ts";
import { isBuilt } from "#publish/source-stamp.mjs";
import { pack, packageList } from "./pack.ts";

/** `SITE_ORIGIN=https://laboratory.example npm run release -- [FILE]`: builds the site and packs all that a server needs. */
const root = join(import.meta.dirname, "..");
const file = resolve(process.argv[2] ?? "laboratory.tar.gz");

if (!process.env.SITE_ORIGIN) {
  console.error(
    "SITE_ORIGIN is not set: name the public address, such as https://laboratory.example",
  );
  process.exit(1);
}
if (!(await reportContent(root))) process.exit(1);
// Only content without mistakes can be imported.
const { endedCertificates } = await import("#derive/unconfirmed/dated-marks.ts");
const allEnded = endedCertificates(todayInIndia(new Date()));
for (const ended of allEnded)
  console.error(`content/accreditation.ts: ${ended}. Enter the renewed certificate.`);
if (allEnded.length > 0) process.exit(1);
if (!isBuilt(root, process.env))
  execFileSync(process.execPath, ["node_modules/.bin/astro", "build"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
pack(root, file);
writeFileSync(`${file}.cdx.json`, packageList(root));
const megabytes = Math.round(statSync(file).size / 1024 ** 2);
console.log(`${file}: ${megabytes} MB for ${process.platform} on ${process.arch}`);
