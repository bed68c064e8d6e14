/** Sent with every answer; a page adds its own Content-Security-Policy, made at build. */
export const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** For answers that are not pages: nothing in them may load or run anything. */
export const bareContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";
