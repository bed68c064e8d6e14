import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { categories } from "#content/services/shape.ts";
import { postalAddress, site } from "#content/site.ts";
import { servicePath } from "../catalogue/paths.ts";

/** The site as plain text for language models (llmstxt.org). */
export function llmsTxt(origin: string): string {
  const { home, services: servicesIndex } = pages;
  const link = (title: string, path: string, description: string) =>
    `- [${title}](${origin}${path}): ${description}`;
  const parts = [
    `# ${site.name}`,
    `> ${home.description}`,
    [
      `- ${postalAddress}`,
      `- Phone: ${site.phones.join(", ")}`,
      `- E-mail: ${site.email}`,
      `- Open: ${site.hours.text} (Indian Standard Time)`,
    ].join("\n"),
    ...categories.map(({ key, heading }) =>
      section(
        heading,
        services
          .filter(({ category }) => category === key)
          .map(({ name, slug, description }) => link(name, servicePath(slug), description)),
      ),
    ),
    section(
      "The laboratory",
      [...Object.values(pages), cubePlannerPage]
        .filter((page) => page !== home && page !== servicesIndex)
        .map(({ title, path, description }) => link(title, path, description)),
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}

const section = (heading: string, links: readonly string[]) =>
  [`## ${heading}`, "", ...links].join("\n");

/** RFC 9116: where somebody who finds a weakness of the site reports it. */
export const securityText = (origin: string) =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
