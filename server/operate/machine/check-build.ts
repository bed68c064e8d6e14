import { readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestFile, parseManifest, type SiteManifest } from "#contract/site-manifest.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const buildAgain = "SITE_ORIGIN=https://… npm run build";

export function readBuild(folder: string): SiteManifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, manifestFile), "utf8"));
  } catch {
    return undefined;
  }
}

export function checkBuild(build: SiteManifest | undefined): Finding {
  if (!build) return bad("Site", "there is no built site", buildAgain);
  const origin = build.siteOrigin;
  const found = `built for ${origin}`;
  if (/\/\/(localhost|127\.|\[)/.test(origin))
    return bad("SITE_ORIGIN", found, `search engines would be sent there: ${buildAgain}`);
  return origin.startsWith("https:")
    ? ok("SITE_ORIGIN", found)
    : warn("SITE_ORIGIN", found, `without TLS: ${buildAgain}`);
}
