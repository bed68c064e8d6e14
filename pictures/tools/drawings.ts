import { globSync } from "node:fs";
import {
  type AccreditationMark,
  accreditationMarks,
  type Certificate,
  certificates,
} from "#content/accreditation.ts";
import { brandMark } from "#content/brand.ts";
import { type Client, clients } from "#content/clients.ts";
import { pictures } from "#content/pictures.ts";
import { postalAddress, site } from "#content/site.ts";
import { type ShareCard, shareCards } from "#derive/picture-places.ts";
import { shareImagePath } from "#derive/share-image.ts";
import { mono, sans } from "#publish/fonts/faces.ts";
import { palette } from "./draw/palette.ts";
import { inRoot, madeAddress, master, root } from "./folders.ts";
import { keyOf, nameWith } from "./keys.ts";

type Subject =
  | { readonly kind: "mark"; readonly mark: AccreditationMark }
  | { readonly kind: "client-mark"; readonly client: Client }
  | {
      readonly kind: "certificate";
      readonly certificate: Certificate;
      readonly mark: AccreditationMark;
    }
  | { readonly kind: "share"; readonly card: ShareCard; readonly master: string }
  | { readonly kind: "brand" };

/** Something drawn from facts: what it shows, what names its current state, and the addresses of its files. */
export type Drawing = Subject & {
  readonly id: string;
  readonly key: string;
  readonly addresses: readonly string[];
};

/** On the Accreditation page; the last is the one that opens alone. */
export const certificateFiles = [
  "-210.avif",
  "-420.avif",
  "-840.avif",
  "-210.webp",
  "-420.webp",
  "-840.webp",
  ".png",
] as const;

export const brandFiles = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/site.webmanifest",
] as const;

/** What every drawing depends on: a change of hand, of letters or of colours makes all of them anew. */
const hand = keyOf({ palette, brandMark, site: [site.name, site.strapline, postalAddress] }, [
  ...globSync("pictures/tools/draw/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted()
    .map(inRoot),
  sans.source,
  mono.source,
]);

/** Everything to be drawn, as data: nothing is drawn here. */
export const drawings = (): Drawing[] => [
  ...accreditationMarks.map((mark: AccreditationMark) =>
    named(`mark-${mark.id}`, { kind: "mark", mark }, [markEnding(mark.logo)], mark.logo),
  ),
  ...clients.map((client: Client) =>
    named(
      `client-${client.id}`,
      { kind: "client-mark", client },
      [markEnding(client.logo)],
      client.logo,
    ),
  ),
  ...certificates.map(drawCertificate),
  ...shareCards().map((card) => {
    const facts: Record<string, { file: string }> = pictures;
    const file = facts[card.picture]?.file;
    if (!file)
      throw new Error(
        `The page ${card.path} asks for the picture "${card.picture}", which content/pictures.ts does not have.`,
      );
    const subject = { kind: "share", card, master: master(file) } as const;
    return fixed(`share-${card.path}`, subject, [shareImagePath(card.path)], [subject.master]);
  }),
  fixed("brand", { kind: "brand" }, brandFiles, []),
];

function drawCertificate(certificate: Certificate): Drawing {
  const mark = accreditationMarks.find(({ id }) => id === certificate.specimen.mark)!;
  const endings = certificate.scan ? certificateFiles : [...certificateFiles, ".svg"];
  const subject = { kind: "certificate", certificate, mark } as const;
  return named(`certificate-${certificate.id}`, subject, endings, certificate.scan);
}

/** A logo keeps its kind if it is a drawing itself; anything else becomes a small WebP. */
const markEnding = (logo?: string) => (!logo || logo.endsWith(".svg") ? ".svg" : ".webp");

/** Files whose name holds the key. */
function named(id: string, subject: Subject, endings: readonly string[], given?: string): Drawing {
  const key = keyOf({ hand, subject }, given ? [master(given)] : []);
  const name = nameWith(id, key);
  return { ...subject, id, key, addresses: endings.map((end) => `${madeAddress}/${name}${end}`) };
}

/** Files whose address others rely on. */
function fixed(
  id: string,
  subject: Subject,
  addresses: readonly string[],
  from: readonly string[],
): Drawing {
  // The master's own path differs from machine to machine; its bytes do not.
  const facts = subject.kind === "share" ? subject.card : subject;
  return { ...subject, id, key: keyOf({ hand, facts }, from), addresses };
}
