import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "walls-"));
copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));

afterAll(() => rmSync(folder, { recursive: true }));

/** What lint says of a file with this one import, were it in the project at this place. */
function lint(place: string, from: string): string {
  const file = join(folder, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { thing } from "${from}";\nexport const used = thing;\n`);
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), [place], {
    encoding: "utf8",
    cwd: folder,
  });
  return stdout;
}

test.each([
  ["content/a.ts", "#derive/navigation.ts"],
  ["content/a.ts", "react"],
  ["contract/a.ts", "#content/site.ts"],
  ["derive/a.ts", "#app/meta.ts"],
  ["derive/a.ts", "node:fs"],
  ["derive/a.ts", "react"],
  ["derive/a.ts", "scheduler"],
  ["app/ui/a.ts", "#content/site.ts"],
  ["app/ui/a.ts", "#app/shell/frame.tsx"],
  ["app/ui/box/a.ts", "../../shell/frame.tsx"],
  ["app/shell/a.ts", "#app/pages/about.tsx"],
  ["app/shell/a.ts", "#content/services/index.ts"],
  ["app/pages/a.ts", "#server/app.ts"],
  ["server/a.ts", "#app/meta.ts"],
  ["server/a.ts", "#derive/navigation.ts"],
  ["server/a.ts", "#content/services/index.ts"],
  ["scripts/a.ts", "#app/meta.ts"],
  ["content/a.ts", "../derive/navigation.ts"],
  ["contract/a.ts", "../content/site.ts"],
  ["derive/a.ts", "../app/meta.ts"],
  ["app/ui/a.ts", "../../content/site.ts"],
  ["app/ui/a.ts", "../meta.ts"],
  ["app/ui/a.ts", "fastify"],
  ["app/shell/a.ts", "../../content/services/index.ts"],
  ["app/shell/a.ts", "../../server/app.ts"],
  ["app/pages/a.ts", "../../e2e/site.ts"],
  ["server/http/a.ts", "../../e2e/site.ts"],
  ["scripts/a.ts", "../app/meta.ts"],
])("%s may not import %s", (place, from) => {
  expect(lint(place, from)).toContain("no-restricted-imports");
});

test.each([
  ["derive/a.ts", "#content/site.ts"],
  ["derive/a.ts", "schema-dts"],
  ["app/shell/a.ts", "#content/site.ts"],
  ["server/a.ts", "#contract/enquiry.ts"],
  ["scripts/a.ts", "#derive/placeholders.ts"],
])("%s may import %s", (place, from) => {
  expect(lint(place, from)).not.toContain("no-restricted-imports");
});
