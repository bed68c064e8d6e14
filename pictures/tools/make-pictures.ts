import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { checkFacts } from "./check-facts.ts";
import { cutPictures } from "./cuts.ts";
import { openLetters } from "./draw/letters.ts";
import { drawFiles } from "./draw-files.ts";
import { drawings } from "./drawings.ts";
import { cut, encode } from "./encode.ts";
import {
  fileOf,
  inRoot,
  madeAddress,
  madeFolder,
  manifestPath,
  placeholdersPath,
} from "./folders.ts";
import { type MadePicture, readManifest } from "./manifest.ts";
import { corners, placeholderSheet } from "./placeholder.ts";
import { progress } from "./progress.ts";
import { staleDrawings, unmadeFiles } from "./stale.ts";

/** Masters and facts → the files that browsers get: only those that are missing or no longer current. */
export async function makePictures() {
  checkFacts();
  const manifest = readManifest();
  const cuts = cutPictures();
  const drawn = drawings();
  const stale = staleDrawings(drawn, manifest);
  const letters = stale.length ? await openLetters() : undefined;
  const jobs = [
    ...cuts.flatMap((picture) =>
      unmadeFiles(picture).map(({ address, crop, width, format, maxBytes }) => ({
        name: address,
        async run() {
          const image = await cut(picture.master, crop, picture.focus, width);
          write(address, await encode(image, format, maxBytes));
        },
      })),
    ),
    ...stale.map((drawing) => ({
      name: drawing.id,
      async run() {
        const bodies = await drawFiles(drawing, letters!);
        drawing.addresses.forEach((address, at) => write(address, bodies[at]!));
      },
    })),
  ];
  const step = progress(jobs.length);
  for (const { name, run } of jobs) {
    await run();
    step(name);
  }

  const pictures: Record<string, MadePicture> = {};
  for (const { id, key, crops, master } of cuts) {
    const before = manifest.pictures[id];
    const colours = before?.key === key ? before.colours : await corners(master);
    pictures[id] = { key, crops, colours };
  }
  const made = {
    pictures,
    drawings: Object.fromEntries(drawn.map(({ id, key, addresses }) => [id, { key, addresses }])),
  };
  writeFileSync(inRoot(manifestPath), `${JSON.stringify(made, null, 1)}\n`);
  writeFileSync(inRoot(placeholdersPath), placeholderSheet(pictures));
  const removed = removeOthers([
    ...cuts.flatMap(({ files }) => files.map(({ address }) => address)),
    ...drawn.flatMap(({ addresses }) => addresses),
  ]);
  console.error(
    `Pictures: ${jobs.length} made, ${removed} old files removed. Commit what changed in pictures/ and public/.`,
  );
}

/** Whole or not at all: a run that is stopped leaves no half file under a good name. */
function write(address: string, body: Buffer | string) {
  const file = fileOf(address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, body);
  renameSync(`${file}.part`, file);
}

function removeOthers(addresses: readonly string[]): number {
  const current = new Set(addresses);
  const others = [
    ...globSync(`${madeFolder}/*`, { cwd: inRoot("") }).map(
      (file) => `${madeAddress}/${basename(file)}`,
    ),
    ...globSync("public/share/*", { cwd: inRoot("") }).map((file) => file.replace("public", "")),
  ].filter((address) => !current.has(address));
  for (const address of others) rmSync(fileOf(address));
  return others.length;
}
