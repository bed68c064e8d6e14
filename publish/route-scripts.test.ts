import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { client } from "./testing/built-site.ts";

interface Route {
  module: string;
  imports: string[];
}

const [manifestFile] = globSync("assets/manifest-*.js", { cwd: client });
const text = readFileSync(join(client, manifestFile!), "utf8");
const manifest = JSON.parse(/__reactRouterManifest=(.*);$/.exec(text.trim())![1]!) as {
  entry: Route;
  routes: Record<string, Route>;
};

function scriptsOf({ module, imports }: Route): Set<string> {
  const found = new Set([module, ...imports]);
  for (const script of found)
    for (const [, name] of readFileSync(join(client, script), "utf8").matchAll(
      /(?:from|import)\s*["']\.\/([^"']+)["']/g,
    ))
      found.add(`/assets/${name}`);
  return found;
}

const scope = "pages/testing-scope/testing-scope";
const viewer = /getDocument|GlobalWorkerOptions|Zoom Out/;
const holdsViewer = (script: string) => viewer.test(readFileSync(join(client, script), "utf8"));

test("only the testing scope brings the viewer, even it not the drawing library, and no other route any", () => {
  const own = [...scriptsOf(manifest.routes[scope]!)].filter(holdsViewer);
  expect(own).toHaveLength(1);
  expect(readFileSync(join(client, own[0]!), "utf8")).not.toMatch(/GlobalWorkerOptions/);

  const others = Object.entries(manifest.routes).filter(([id]) => id !== scope);
  expect(others.length).toBeGreaterThan(9);
  for (const [id, route] of [...others, ["entry", manifest.entry] as const])
    expect([...scriptsOf(route)].filter(holdsViewer), id).toEqual([]);
});

test("the document of the testing scope holds each row once: its data comes after the first paint", () => {
  const html = readFileSync(join(client, "nabl-scope/testing-scope/index.html"), "utf8");
  expect(html.split(">Moisture susceptibility")).toHaveLength(2);
});
