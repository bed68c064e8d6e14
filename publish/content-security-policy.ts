import { createHash } from "node:crypto";
import { type Document, getAttribute, getTextContent } from "@parse5/tools";
import { elementsNamed } from "./html.ts";

/** Everything from this origin, enquiries also to theirs, and of inline styles and scripts only what this page holds. */
export function contentSecurityPolicy(document: Document, enquiryOrigin = ""): string {
  return [
    // Firefox counts the prefetch of a linked page's data under this directive only.
    "default-src 'self'",
    ["script-src 'self'", ...hashes(document, "script")].join(" "),
    ["style-src 'self'", ...hashes(document, "style")].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${enquiryOrigin}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'none'",
    ...plugins(document),
    "base-uri 'none'",
    // A form posted without scripts is redirected there by a CDN.
    `form-action 'self' ${enquiryOrigin}`.trim(),
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashes(document: Document, name: "script" | "style"): string[] {
  const inline = elementsNamed(document, name)
    .filter((element) => getAttribute(element, "type") !== "application/ld+json")
    .map(getTextContent)
    .filter(Boolean);
  return [...new Set(inline)].map(sha256);
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Only a page that falls back to the browser's own PDF viewer may use it; some browsers count it as a frame. */
function plugins(document: Document): string[] {
  const source = elementsNamed(document, "object").length ? "'self'" : "'none'";
  return [`object-src ${source}`, `frame-src ${source}`];
}
