import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const sources = ["build", "content", "contract", "docs", "server", "deploy"];
const files = ["package.json", ".env.example", "README.md"];
const onlyForTests = ["*.test.ts", "deploy/testing", "server/testing", "server/faults"];
const node = "node_modules/node/bin/node";

/** Leaves out what differs between machines, so that the same sources make the same bytes. */
const reproducible =
  "--sort=name --mtime=@946684800 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --format=gnu --dereference --hard-dereference";

/** Packs a built checkout with production packages and Node, so that a server needs neither npm nor a registry. */
export function pack(root: string, file: string) {
  execFileSync("tar", [
    "--create",
    // By the ending of the file name.
    "--auto-compress",
    `--file=${file}`,
    `--directory=${root}`,
    ...reproducible.split(" "),
    ...onlyForTests.map((pattern) => `--exclude=${pattern}`),
    `--transform=s,^${node}$,bin/node,`,
    ...sources,
    ...files,
    ...productionPackages(root),
    node,
  ]);
  const sum = createHash("sha256").update(readFileSync(file)).digest("hex");
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
}

/** The lock file marks what only tests and the build need, and links to our own folders. */
function productionPackages(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: true; devOptional?: true; link?: true }>;
  };
  return Object.entries(lock.packages)
    .filter(([, { dev, devOptional, link }]) => !dev && !devOptional && !link)
    .map(([path]) => path)
    .filter((path) => path.startsWith("node_modules/") && existsSync(join(root, path)));
}

/** What is inside a release, as npm writes it in CycloneDX; its --omit=dev would forget what development needs too. */
export function packageList(root: string): string {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--workspaces=false"];
  const list = JSON.parse(execFileSync("npm", args, { cwd: root, maxBuffer: 2 ** 26 }).toString());
  list.components = list.components.filter(
    ({ name, properties }: { name: string; properties: { name: string }[] }) =>
      name === "node" || !properties.some((one) => one.name === "cdx:npm:package:development"),
  );
  delete list.dependencies;
  return JSON.stringify(list, null, 1);
}
