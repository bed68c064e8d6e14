import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteManifest } from "#contract/site-manifest.ts";
import { caddyfile } from "./caddy.ts";
import { cdnHeaders, cdnRedirects } from "./cdn.ts";
import { nginxConfiguration } from "./nginx.ts";

/** Writes the configuration of web servers and CDNs that send the files of the manifest as our own server does. */
export function writeDeploy(folder: string, manifest: SiteManifest, enquiryOrigin: string) {
  const deploy = join(folder, "deploy");
  mkdirSync(deploy, { recursive: true });
  writeFileSync(join(deploy, "nginx.conf"), nginxConfiguration(manifest));
  writeFileSync(join(deploy, "Caddyfile"), caddyfile(manifest));
  writeFileSync(join(deploy, "_headers"), cdnHeaders(manifest));
  writeFileSync(join(deploy, "_redirects"), cdnRedirects(manifest, enquiryOrigin));
}
