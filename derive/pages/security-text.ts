import { site } from "#content/site.ts";

/** RFC 9116: where somebody who finds a weakness of the site reports it. */
export const securityText = (origin: string) =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
