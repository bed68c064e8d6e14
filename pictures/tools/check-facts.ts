import { existsSync, readdirSync } from "node:fs";
import {
  type AccreditationMark,
  accreditationMarks,
  type Certificate,
  certificates,
} from "#content/accreditation.ts";
import { type Client, clients } from "#content/clients.ts";
import { pictures, type PictureFact } from "#content/pictures.ts";
import { type PicturePlace, picturePlaces } from "#derive/picture-places.ts";
import { inRoot, mastersFolder } from "./folders.ts";

export interface PictureFacts {
  readonly pictures: Readonly<Record<string, PictureFact>>;
  readonly places: readonly PicturePlace[];
  /** Files of pictures/masters. */
  readonly masters: readonly string[];
  /** Logos and scans of the laboratory's own that facts name. */
  readonly given: readonly string[];
}

/** Stops at the first thing that is wrong with the facts about pictures, in a sentence. */
export function checkFacts(facts: PictureFacts = currentFacts()): void {
  const [first] = faults(facts);
  if (first) throw new Error(first);
}

export function faults({ pictures: all, places, masters, given }: PictureFacts): string[] {
  const found: string[] = [];
  for (const [id, { alt, file, standIn }] of Object.entries(all)) {
    if (!alt.trim()) found.push(`The picture "${id}" has no alt text in content/pictures.ts.`);
    else if (standIn !== alt.startsWith("Illustration:"))
      found.push(
        `The alt text of "${id}" in content/pictures.ts must begin with "Illustration:" exactly while the picture stands in for a photograph.`,
      );
    if (!masters.includes(file))
      found.push(`The picture "${id}" names ${file}, which is not in ${mastersFolder}.`);
  }
  for (const { picture, place } of places)
    if (!(picture in all))
      found.push(
        `The picture "${picture}" is shown by ${place}, but content/pictures.ts does not have it.`,
      );
  for (const file of given)
    if (!masters.includes(file))
      found.push(`${file} is named in content, but not in ${mastersFolder}.`);
  const named = new Set([...Object.values(all).map(({ file }) => file), ...given]);
  for (const file of masters)
    if (!named.has(file))
      found.push(`${mastersFolder}/${file} belongs to no picture of content/pictures.ts.`);
  return found;
}

function currentFacts(): PictureFacts {
  const marks: readonly (AccreditationMark | Client)[] = [...accreditationMarks, ...clients];
  const scans: readonly Certificate[] = certificates;
  const folder = inRoot(mastersFolder);
  return {
    pictures,
    places: picturePlaces(),
    masters: existsSync(folder) ? readdirSync(folder) : [],
    given: [...marks.map(({ logo }) => logo), ...scans.map(({ scan }) => scan)].filter(
      (file) => file !== undefined,
    ),
  };
}
