import { enquiryPath } from "#contract/enquiry.ts";
import type { SiteManifest } from "#contract/site-manifest.ts";
import { bad, type Finding, ok } from "./finding.ts";

const timeoutMs = 10_000;

export async function checkPublicSite(
  url: URL,
  build: SiteManifest | undefined,
): Promise<Finding[]> {
  try {
    return [
      await checkHome(url),
      await checkEnquiryPath(url),
      ...(build ? [checkAddress(url, build)] : []),
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

async function checkHome(url: URL): Promise<Finding> {
  const { status } = await request(url, "/");
  return status === 200
    ? ok("Home page", `${url.origin} sends it`)
    : bad("Home page", `status ${status}`, "check the web server");
}

const checkAddress = ({ origin }: URL, { siteOrigin }: SiteManifest): Finding =>
  siteOrigin === origin
    ? ok("Address", `the site was built for ${origin}`)
    : bad("Address", `the site was built for ${siteOrigin}`, `release with SITE_ORIGIN=${origin}`);

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
