import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#content/site.ts";
import { manifestFile, type SiteManifest } from "#contract/site-manifest.ts";
import type { Config } from "../../config.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const buildAgain = "SITE_ORIGIN=https://… npm run build";

/** The manifest and the origin that the site was built for; undefined if there is no build. */
export function readBuild(folder: string) {
  try {
    const manifest: SiteManifest = JSON.parse(readFileSync(join(folder, manifestFile), "utf8"));
    const robots = readFileSync(join(folder, "client/robots.txt"), "utf8");
    const [, origin = ""] = /^Sitemap: (https?:\/\/[^/]+)/m.exec(robots) ?? [];
    return { manifest, origin };
  } catch {
    return undefined;
  }
}

export type Build = NonNullable<ReturnType<typeof readBuild>>;

export function checkBuild(build: Build | undefined, { retentionDays }: Config): Finding[] {
  if (!build) return [bad("Site", "there is no built site", buildAgain)];
  return [checkOrigin(build.origin), checkRetention(retentionDays)];
}

function checkOrigin(origin: string): Finding {
  const found = `built for ${origin}`;
  if (/\/\/(localhost|127\.|\[)|\.example$/.test(origin))
    return bad("SITE_ORIGIN", found, `search engines would be sent there: ${buildAgain}`);
  return origin.startsWith("https:")
    ? ok("SITE_ORIGIN", found)
    : warn("SITE_ORIGIN", found, `without TLS: ${buildAgain}`);
}

/** A CDN sends the privacy page as it was built. */
const checkRetention = (days: number): Finding =>
  days === site.enquiryRetentionDays
    ? ok("Retention", `${days} days, as the built privacy page says`)
    : warn(
        "Retention",
        `${days} days; the built privacy page says ${site.enquiryRetentionDays}`,
        "nothing behind nginx or Caddy, where the service fills it in; for a CDN change content/site.ts",
      );
