import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

interface PackageList {
  readonly specVersion: string;
  readonly components: readonly {
    readonly name: string;
    readonly "bom-ref": string;
    readonly properties: readonly { readonly name: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string }[];
}

/** Writes what a release has inside, in CycloneDX; without metadata, which names the folder and the time. */
export function listPackages(root: string, file: string) {
  // Without --omit=dev, which forgets what development needs too.
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--workspaces=false"];
  const json = execFileSync("npm", args, { cwd: root, maxBuffer: 2 ** 26, encoding: "utf8" });
  const { specVersion, components, dependencies } = JSON.parse(json) as PackageList;
  const inside = components.filter(
    ({ name, properties }) =>
      name === "node" || !properties.some((one) => one.name === "cdx:npm:package:development"),
  );
  const references = new Set(inside.map((one) => one["bom-ref"]));
  const list = {
    bomFormat: "CycloneDX",
    specVersion,
    version: 1,
    components: inside,
    dependencies: dependencies.filter(({ ref }) => references.has(ref)),
  };
  writeFileSync(file, JSON.stringify(list, null, 1));
}
