import { checkFacts } from "./check-facts.ts";
import { cutPictures } from "./cuts.ts";
import { drawings } from "./drawings.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { staleDrawings, unmadeFiles } from "./stale.ts";

/** Before a build: every picture known, described and made. The build itself opens no picture. */
export function checkPictures(manifest: Manifest = readManifest()): void {
  checkFacts();
  for (const picture of cutPictures())
    if (manifest.pictures[picture.id]?.key !== picture.key || unmadeFiles(picture).length)
      throw new Error(notCurrent(`The picture "${picture.id}"`, "its master or its recipe"));
  const [drawing] = staleDrawings(drawings(), manifest);
  if (drawing) throw new Error(notCurrent(`The drawing "${drawing.id}"`, "what it is drawn from"));
}

const notCurrent = (what: string, cause: string) =>
  `${what} has no current files: ${cause} changed. Run "npm run pictures" and commit what it makes.`;
