import { readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestFile, parseManifest } from "#contract/site-manifest.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const buildAgain = "SITE_ORIGIN=https://… npm run build";

/** The manifest and the origin that the site was built for; undefined if there is no build. */
export function readBuild(folder: string) {
  try {
    const manifest = parseManifest(readFileSync(join(folder, manifestFile), "utf8"));
    const robots = readFileSync(join(folder, "client/robots.txt"), "utf8");
    const [, origin = ""] = /^Sitemap: (https?:\/\/[^/]+)/m.exec(robots) ?? [];
    return { manifest, origin };
  } catch {
    return undefined;
  }
}

export type Build = NonNullable<ReturnType<typeof readBuild>>;

export function checkBuild(build: Build | undefined): Finding[] {
  if (!build) return [bad("Site", "there is no built site", buildAgain)];
  return [checkOrigin(build.origin)];
}

function checkOrigin(origin: string): Finding {
  const found = `built for ${origin}`;
  if (/\/\/(localhost|127\.|\[)|\.example$/.test(origin))
    return bad("SITE_ORIGIN", found, `search engines would be sent there: ${buildAgain}`);
  return origin.startsWith("https:")
    ? ok("SITE_ORIGIN", found)
    : warn("SITE_ORIGIN", found, `without TLS: ${buildAgain}`);
}
