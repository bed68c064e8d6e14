import { makePictures } from "./make-pictures.ts";

/** The command `npm run pictures`. */
try {
  await makePictures();
} catch (error) {
  console.error(`Pictures: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
