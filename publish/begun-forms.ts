import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getAttribute, setTextContent } from "@parse5/tools";
import { parse, serialize } from "parse5";
import { askPath, firstLines } from "#derive/ask-about.ts";
import { pages } from "#content/pages.ts";
import { elementsNamed } from "./html.ts";

const contactFolder = `client${pages.contact.path}`;

/**
 * Writes the contact page once for each service, with a message that names it, so that the link to the form works
 * without scripts. The result is the path of each file, which includes the query.
 */
export function writeBegunForms(folder: string): Map<string, string> {
  const contact = readFileSync(join(folder, contactFolder, "index.html"), "utf8");
  mkdirSync(join(folder, contactFolder, "about"), { recursive: true });
  return new Map(
    firstLines().map(({ slug, firstLine }) => {
      const file = `${contactFolder}/about/${slug}.html`;
      writeFileSync(join(folder, file), withMessage(contact, firstLine));
      return [file, askPath(slug)];
    }),
  );
}

/** The page with this text in its message field; the serializer escapes it. */
export function withMessage(html: string, text: string): string {
  const document = parse(html);
  const field = elementsNamed(document, "textarea").find(
    (element) => getAttribute(element, "name") === "message",
  );
  if (!field) throw new Error("The contact page has no message field.");
  setTextContent(field, text);
  return serialize(document);
}
