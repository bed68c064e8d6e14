import { createHash } from "node:crypto";
import {
  createElement,
  type Document,
  getAttribute,
  getTextContent,
  hasAttribute,
  replaceWith,
} from "@parse5/tools";
import { elementsNamed } from "./html.ts";

/** Adds the policy behind the character set, which must be first, and before everything that it restricts. */
export function addContentSecurityPolicy(document: Document, enquiryOrigin = ""): void {
  const charset = elementsNamed(document, "meta").find((meta) => hasAttribute(meta, "charset"));
  if (!charset) throw new Error("A page does not state its character set.");
  const content = contentSecurityPolicy(document, enquiryOrigin);
  const policy = createElement("meta", { "http-equiv": "Content-Security-Policy", content });
  replaceWith(charset, charset, policy);
}

export function contentSecurityPolicy(document: Document, enquiryOrigin = ""): string {
  return [
    "default-src 'none'",
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
    // A CDN may redirect a form posted without scripts to there.
    `form-action 'self' ${enquiryOrigin}`.trim(),
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
