import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { enquiryPath } from "#contract/enquiry.ts";
import { manifestFile, type SiteManifest } from "#contract/site-manifest.ts";
import { contentSecurityPolicy } from "#publish/content-security-policy.ts";
import { cdnHeaders, cdnRedirects } from "#publish/deploy/cdn.ts";

/** Changes a folder for a CDN as a build with this ENQUIRY_ORIGIN would, without building again. */
export function sendEnquiriesTo(origin: string, build: string, folder: string) {
  const manifest = JSON.parse(readFileSync(join(build, manifestFile), "utf8")) as SiteManifest;
  for (const entry of manifest.entries)
    if (entry.csp)
      entry.csp = contentSecurityPolicy(
        parse(readFileSync(join(build, entry.file), "utf8")),
        origin,
      );
  writeFileSync(join(folder, "_headers"), cdnHeaders(manifest));
  writeFileSync(join(folder, "_redirects"), cdnRedirects(manifest, origin));
  for (const file of globSync("assets/*.js", { cwd: folder })) {
    const code = readFileSync(join(folder, file), "utf8");
    writeFileSync(
      join(folder, file),
      code.replaceAll(`\`${enquiryPath}\``, `\`${origin}${enquiryPath}\``),
    );
  }
}
