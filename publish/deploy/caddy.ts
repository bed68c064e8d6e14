import { formType } from "#contract/enquiry.ts";
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

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const allow = "GET, HEAD";

/** The site for Caddy. Paths are compared as they were sent, because Caddy's own matchers ignore case. */
export function caddyfile(manifest: SiteManifest): string {
  const { build, notFound, noScriptPages } = manifest;
  const withQueries = pagePaths(manifest).filter((path) => hasQueries(manifest, path));
  const rows = [
    ...withQueries.map((path) => [`${path}?`, "service"]),
    ...proxiedPaths.map((path) => [path, "service"]),
    ...servedFiles(manifest).map((entry) => [entry.path, ...values(entry, build)]),
    ...pagePaths(manifest).map((path) => [`~(?i)${spellingsOf(path)}`, "redirect", path]),
  ];
  return `# Written by the build (${build}). SITE_ADDRESS is the public name, for which Caddy gets a certificate, SITE_FOLDER
# the build folder, and ENQUIRY_SERVICE the address of the service, or several with spaces between them.

(site_headers) {
	header {
${lines(2, Object.entries(securityHeaders).map(headerLine))}
		X-Request-Id {http.request.uuid}
	}
	header -Server
	@secure protocol https
	header @secure Strict-Transport-Security ${quoted(strictTransportSecurity)}
}

(site_refusal) {
	header Content-Type "application/json; charset=utf-8"
	header Cache-Control no-store
}

{$SITE_ADDRESS:http://localhost} {
	root * {$SITE_FOLDER:build}
	route {
		# The address as it was sent, because a map is read anew after each rewrite.
		map {http.request.orig_uri} {site_path} {site_query} {
${lines(3, withQueries.map(queryRow))}
			~^([^?]*)(.*)$ "\${1}" "\${2}"
		}
		map {site_path} {site_kind} {site_file} {site_type} {site_cache} {site_policy} {
${lines(3, rows.map(mapRow))}
		}
		@service vars {site_kind} service
		reverse_proxy @service {$ENQUIRY_SERVICE:127.0.0.1:3000} {
			transport http {
				dial_timeout 3s
				response_header_timeout 30s
			}
		}
		import site_headers
		@redirect vars {site_kind} redirect
		redir @redirect {site_file}{site_query} 308
		@refused {
			vars {site_kind} file compressed
			not method GET HEAD
		}
		error @refused 405
		@published vars {site_kind} file compressed
		header @published {
			Content-Type {site_type}
			Cache-Control {site_cache}
			Content-Security-Policy {site_policy}
			X-Build ${build}
		}
		rewrite @published {site_file}
		@file vars {site_kind} file
		file_server @file
		@compressed vars {site_kind} compressed
		header @compressed Vary accept-encoding
		file_server @compressed {
			precompressed br gzip
		}
		error 404
	}
	handle_errors {
		import site_headers
		@method expression {http.error.status_code} == 405
		handle @method {
			import site_refusal
			header Allow ${quoted(allow)}
			respond ${json(methodMessage(allow))} 405
		}
		@down expression {http.error.status_code} >= 500
		header @down Retry-After ${retrySeconds}
		@form header Content-Type ${formType}*
		handle @down {
			handle @form {
${lines(4, fileLines(noScriptPages.failed, build, 503))}
			}
			import site_refusal
			respond ${json(refusalMessages[503])} 503
		}
		handle {
${lines(3, fileLines(notFound, build, 404))}
		}
	}
}
`;
}

/** Marks a path that was sent with a query. */
const queryRow = (path: string) => `~^(${path}\\?).+$ "\${1}" ""`;

const json = (message: string) => `\`${JSON.stringify({ message })}\``;
const lines = (depth: number, all: string[]) =>
  all.map((line) => "\t".repeat(depth) + line).join("\n");
const headerLine = ([name, value]: [string, string]) => `${name} ${quoted(value)}`;

/** What the map says of a file: its kind, the file, and its own headers. */
function values(entry: SiteEntry, build: string): string[] {
  const { type, cache, policy } = ownHeaders(entry, build);
  const sent = policy || securityHeaders["content-security-policy"]!;
  return [entry.compressed ? "compressed" : "file", `/${entry.file}`, type, cache, sent];
}

/** Caddy wants a value for each of the five placeholders. */
const mapRow = ([path = "", ...given]: string[]) =>
  [path, ...given, ...Array<string>(5 - given.length).fill("")].map(quoted).join(" ");

function fileLines(entry: SiteEntry, build: string, status: number): string[] {
  const { type, cache, policy, vary } = ownHeaders(entry, build);
  return [
    `header Content-Type ${quoted(type)}`,
    `header Cache-Control ${quoted(status === 404 ? cache : "no-store")}`,
    `header Content-Security-Policy ${quoted(policy)}`,
    `header X-Build ${build}`,
    ...(vary ? [`header Vary ${vary}`] : []),
    // The file server refuses other methods, and an error page answers all.
    "method GET",
    `rewrite * /${entry.file}`,
    "file_server {",
    ...(entry.compressed ? ["\tprecompressed br gzip"] : []),
    `\tstatus ${status}`,
    "}",
  ];
}
