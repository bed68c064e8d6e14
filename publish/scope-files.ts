import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import type { Plugin } from "vite";
import { catalogueFiles, scopeFile } from "#content/testing-scope.ts";
import { csvFormat } from "#contract/csv-format.ts";
import { catalogue, catalogueRows } from "#derive/catalogue.ts";
import { makeScopePdf } from "./scope-pdf/scope-pdf.ts";
import { mediaType } from "./media-types.ts";

/** The testing scope as files: the document and the catalogue. No routes, which every page's scripts would list. */
const makers = (origin: string): Record<string, () => string | Promise<Buffer>> => ({
  [scopeFile.path]: makeScopePdf,
  [catalogueFiles.json]: () => `${JSON.stringify(catalogue(origin), null, 1)}\n`,
  [catalogueFiles.csv]: () => stringify(catalogueRows(), csvFormat),
});

/** Into the folder that is served. */
export async function placeScopeFiles(client: string, origin: string): Promise<void> {
  for (const [path, make] of Object.entries(makers(origin)))
    writeFileSync(join(client, path), await make());
}

/** The same for the development server, made when they are asked for. */
export const serveScopeFiles = (origin: string): Plugin => ({
  name: "serve-scope-files",
  apply: "serve",
  configureServer({ middlewares }) {
    for (const [path, make] of Object.entries(makers(origin)))
      middlewares.use(path, (_, response, next) => {
        response.setHeader("content-type", mediaType(path));
        Promise.resolve(make()).then((body) => response.end(body), next);
      });
  },
});
