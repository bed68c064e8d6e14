import { cpSync, createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { mediaType } from "#publish/media-types.ts";
import { inRoot, madeAddress, madeFolder } from "./folders.ts";

/** The made pictures, as they are, into the folder that is served. */
export function placePictures(client: string): void {
  cpSync(inRoot(madeFolder), join(client, madeAddress), { recursive: true });
}

/** The same for the development server, straight from their folder. */
export const servePictures = (): Plugin => ({
  name: "serve-pictures",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use(madeAddress, (request, response, next) => {
      const file = inRoot(join(madeFolder, basename(request.url ?? "")));
      if (!existsSync(file)) return next();
      response.setHeader("content-type", mediaType(file));
      createReadStream(file).pipe(response);
    });
  },
});
