import { enquiryPath, formType } from "#contract/enquiry.ts";
import { methodMessage, refusalMessages, retrySeconds } from "#contract/refusal-messages.ts";
import { securityHeaders, strictTransportSecurity } from "#contract/response-headers.ts";
import type { SiteEntry, SiteManifest } from "#contract/site-manifest.ts";
import {
  hasQueries,
  ownHeaders,
  pagePaths,
  proxiedPaths,
  servedFiles,
  spellingsOf,
} from "./served-file.ts";

const { "content-security-policy": strictPolicy, ...commonHeaders } = securityHeaders;
const allow = "GET, HEAD";
const jsonType = "application/json; charset=utf-8";
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const json = (message: string) => `'${JSON.stringify({ message })}'`;

/** The site for nginx, to be included in a server block; every path of the manifest is a location of its own. */
export function nginxConfiguration(manifest: SiteManifest): string {
  const { build, notFound, noScriptPages } = manifest;
  return [
    `# Written by the build (${build}). deploy/debian/nginx-site.conf has a server block to include it in.`,
    settings,
    location("= /.site/not-found", [
      "internal;",
      ...file(notFound, build),
      `try_files /${notFound.file} =404;`,
    ]),
    location("= /.site/method", [
      "internal;",
      ...refusal(`set $site_allow ${quoted(allow)};`),
      `return 405 ${json(methodMessage(allow))};`,
    ]),
    location("= /.site/too-large", [
      "internal;",
      ...refusal(),
      `return 413 ${json(refusalMessages[413])};`,
    ]),
    location("= /.site/down", [
      "internal;",
      ...refusal(`set $site_retry ${retrySeconds};`),
      `return 503 ${json(refusalMessages[503])};`,
    ]),
    location("= /.site/down-for-forms", [
      "internal;",
      ...file(noScriptPages.failed, build),
      "set $site_cache no-store;",
      `set $site_retry ${retrySeconds};`,
      `try_files /${noScriptPages.failed.file} =404;`,
    ]),
    ...proxiedPaths.map((path) =>
      location(`= ${path}`, [
        "# A location with a header of its own inherits none: the service sends them all.",
        'add_header X-Site "";',
        ...(path === enquiryPath
          ? [`if ($content_type ~* ^${formType}) { set $site_down /.site/down-for-forms; }`]
          : []),
        "proxy_pass http://enquiry_service;",
      ]),
    ),
    ...servedFiles(manifest).map((entry) =>
      location(`= ${entry.path}`, [
        ...(hasQueries(manifest, entry.path) ? [passQueries] : []),
        ...file(entry, build),
        `try_files /${entry.file} =404;`,
      ]),
    ),
    ...pagePaths(manifest).map((path) =>
      location(`~* ${quoted(spellingsOf(path))}`, [`return 308 ${path}$is_args$args;`]),
    ),
    location("/", ["return 404;"]),
    "",
  ].join("\n\n");
}

const passQueries = 'if ($args) { add_header X-Site ""; proxy_pass http://enquiry_service; }';

const location = (match: string, lines: string[]) =>
  [`location ${match} {`, ...lines.map((line) => `  ${line}`), "}"].join("\n");

const refusal = (...more: string[]) => [
  `default_type ${quoted(jsonType)};`,
  "set $site_cache no-store;",
  ...more,
];

function file(entry: SiteEntry, build: string): string[] {
  const { type, cache, policy, vary } = ownHeaders(entry, build);
  return [
    `default_type ${quoted(type)};`,
    `set $site_build ${quoted(build)};`,
    `set $site_cache ${quoted(cache)};`,
    ...(policy ? [`set $site_policy ${quoted(policy)};`] : []),
    ...(vary ? [`set $site_vary ${quoted(vary)};`] : []),
  ];
}

const settings = `types { }
gzip_static on;
# The files of a release never change; the reload after the next one forgets them.
open_file_cache max=2000 inactive=10m;
merge_slashes off;
absolute_redirect off;
server_tokens off;
client_header_timeout 15s;
client_body_timeout 15s;
send_timeout 30s;
keepalive_timeout 65s;
# The service has narrower limits, and responds in its own words.
client_max_body_size 1m;

proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $http_host;
# Replaced, not appended to, so that no visitor can name another address.
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Host $http_host;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_connect_timeout 3s;
proxy_read_timeout 30s;

# A header whose value is empty is not sent; a location sets the values that are its own.
set $site_policy ${quoted(strictPolicy!)};
set $site_build "";
set $site_cache "";
set $site_vary "";
set $site_allow "";
set $site_retry "";
set $site_transport "";
if ($scheme = https) { set $site_transport ${quoted(strictTransportSecurity)}; }
set $site_down /.site/down;
add_header Content-Security-Policy $site_policy always;
${Object.entries(commonHeaders)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join("\n")}
add_header Strict-Transport-Security $site_transport always;
add_header X-Request-Id $request_id always;
add_header X-Build $site_build always;
add_header Cache-Control $site_cache always;
add_header Vary $site_vary always;
add_header Allow $site_allow always;
add_header Retry-After $site_retry always;

error_page 403 404 =404 /.site/not-found;
error_page 405 /.site/method;
error_page 413 /.site/too-large;
error_page 502 504 =503 $site_down;

# nginx decodes and resolves a path before it looks for a location; the site has paths that need neither.
set $site_request "$uri $request_uri";
if ($site_request !~ "^(/\\.site/|([^ ]*) \\2([?]|$))") { return 404; }`;
