import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { client } from "./testing/built-site.ts";

interface Route {
  module: string;
  /** Every script that the module needs, also through others. */
  imports: string[];
}

const read = (file: string) => readFileSync(join(client, file), "utf8");
const [manifestFile] = globSync("assets/manifest-*.js", { cwd: client });
const text = read(manifestFile!);
const manifest = JSON.parse(/__reactRouterManifest=(.*);$/.exec(text.trim())![1]!) as {
  entry: Route;
  routes: Record<string, Route>;
};

test("only the testing scope brings the viewer, and no route a library that draws PDFs", () => {
  const routes = Object.entries({ ...manifest.routes, entry: manifest.entry });
  expect(routes.length).toBeGreaterThan(10);
  const bringing = (words: RegExp) =>
    routes
      .filter(([, { module, imports }]) =>
        [module, ...imports].some((script) => words.test(read(script))),
      )
      .map(([id]) => id);
  expect(bringing(/Zoom Out/)).toEqual(["pages/testing-scope/testing-scope"]);
  expect(bringing(/getDocument|GlobalWorkerOptions/)).toEqual([]);
});

test("the document of the list of tests holds each test once: its data comes after the first paint", () => {
  const html = read("services/tests/index.html");
  expect(html.split(">Moisture susceptibility")).toHaveLength(2);
});
