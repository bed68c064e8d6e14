import { enquiryPath } from "#contract/enquiry.ts";
import {
  fileHeaders,
  securityHeaders,
  strictTransportSecurity,
} from "#contract/response-headers.ts";
import type { SiteManifest } from "#contract/site-manifest.ts";
import { bad, type Finding, ok, warn } from "./finding.ts";

const timeoutMs = 10_000;
const compare = "compare the web server's configuration with deploy/nginx.conf";

export async function checkPublicSite(
  url: URL,
  build: SiteManifest | undefined,
): Promise<Finding[]> {
  try {
    return [
      ...(build ? await checkHeaders(url, build) : []),
      await checkNotFound(url),
      await checkEnquiryPath(url),
    ];
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    const found = `${url.origin} does not respond (${cause?.code ?? message})`;
    return [bad("Public site", found, "check DNS, TLS and the web server")];
  }
}

const request = (url: URL, path: string, options: RequestInit = {}) =>
  fetch(new URL(path, url), {
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    ...options,
  });

async function checkHeaders(url: URL, { entries, siteOrigin }: SiteManifest): Promise<Finding[]> {
  const response = await request(url, "/", { headers: { "accept-encoding": "br, gzip" } });
  const encoding = response.headers.get("content-encoding") ?? "nothing";
  const home = entries.find(({ path }) => path === "/")!;
  const { vary: _vary, ...own } = fileHeaders(home);
  const secure = url.protocol === "https:" && {
    "strict-transport-security": strictTransportSecurity,
  };
  const expected: Record<string, string> = { ...securityHeaders, ...own, ...secure };
  const wrong = Object.keys(expected).filter(
    (name) => response.headers.get(name) !== expected[name],
  );
  return [
    response.status !== 200
      ? bad("Home page", `status ${response.status}`, "check the web server")
      : wrong.length
        ? warn("Home page", `other headers than built: ${wrong.join(", ")}`, compare)
        : ok("Home page", "has every header it was built with"),
    encoding === "br"
      ? ok("Encoding", "pages are sent as Brotli")
      : warn(
          "Encoding",
          `pages are compressed with ${encoding}`,
          "install Brotli: docs/deployment.md",
        ),
    siteOrigin === url.origin
      ? ok("Address", `the site was built for ${url.origin}`)
      : bad(
          "Address",
          `the site was built for ${siteOrigin}`,
          `release with SITE_ORIGIN=${url.origin}`,
        ),
  ];
}

async function checkNotFound(url: URL): Promise<Finding> {
  const { status } = await request(url, "/no-such-page");
  const found = `an unknown address has status ${status}`;
  return status === 404
    ? ok("Not found", found)
    : warn("Not found", found, "search engines would list it: check the web server");
}

/** An empty enquiry is refused by the service, and nothing of it is stored. */
async function checkEnquiryPath(url: URL): Promise<Finding> {
  const { status } = await request(url, enquiryPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const found = `an empty one has status ${status}`;
  return status === 422
    ? ok("Enquiries", found)
    : bad("Enquiries", found, "expected 422: check the service and the proxy of /api/enquiry");
}
