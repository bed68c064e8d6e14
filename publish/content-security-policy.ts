import { createHash } from "node:crypto";

export const sha256 = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const inline = (element: "script" | "style") =>
  new RegExp(`<${element}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${element}>`, "g");

/** Scripts of other types (structured data) are not run, so the policy does not ask about them. */
const runs = (attributes: string) => !/\stype="(?!module|text\/javascript)/.test(attributes);

function hashes(html: string, element: "script" | "style"): string[] {
  const found = [...html.matchAll(inline(element))]
    .filter(([, attributes = "", text]) => text && runs(attributes))
    .map(([, , text = ""]) => sha256(text));
  return [...new Set(found)];
}

/** Everything from this origin, enquiries also to the one they are sent to, and of inline code only what this very page holds. */
export function contentSecurityPolicy(html: string, enquiryOrigin = ""): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(html, "script")].join(" "),
    ["style-src 'self'", ...hashes(html, "style")].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${enquiryOrigin}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...objects(html),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Only a page that falls back to the browser's own document viewer may use it; some browsers count it as a frame. */
const objects = (html: string) =>
  html.includes("<object ") ? ["object-src 'self'", "frame-src 'self'"] : ["object-src 'none'"];
