import { site } from "#content/site.ts";

export const securityTextPath = "/.well-known/security.txt";

/** RFC 9116: where somebody who finds a weakness of the site reports it. */
export const securityText = (origin: string) =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${securityTextPath}`,
    "",
  ].join("\n");
