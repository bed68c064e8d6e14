import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#content/site.ts";
import { manifestFile, parseManifest, type SiteManifest } from "#contract/site-manifest.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const warnMs = 30 * 86_400_000;
const buildAgain = "SITE_ORIGIN=https://… npm run build";

export function readBuild(folder: string): SiteManifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, manifestFile), "utf8"));
  } catch {
    return undefined;
  }
}

export function checkBuild(build: SiteManifest | undefined, now: number): Finding[] {
  if (!build) return [bad("Site", "there is no built site", buildAgain)];
  return [checkOrigin(build.siteOrigin), checkSecurityText(now)];
}

function checkSecurityText(now: number): Finding {
  const found = `ends on ${site.securityContactUntil}`;
  return Date.parse(site.securityContactUntil) - now > warnMs
    ? ok("security.txt", found)
    : warn("security.txt", found, "securityContactUntil in content/site.ts, then a new release");
}

function checkOrigin(origin: string): Finding {
  const found = `built for ${origin}`;
  if (/\/\/(localhost|127\.|\[)|\.example$/.test(origin))
    return bad("SITE_ORIGIN", found, `search engines would be sent there: ${buildAgain}`);
  return origin.startsWith("https:")
    ? ok("SITE_ORIGIN", found)
    : warn("SITE_ORIGIN", found, `without TLS: ${buildAgain}`);
}
