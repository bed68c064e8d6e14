import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { enquiryPath } from "#contract/enquiry.ts";
import { complete } from "#server/testing/enquiries.ts";
import { startServer } from "#server/testing/start-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** Packs a release, installs it as a server does, and uses it: `npm run check:release`, which needs a registry. */
const project = join(import.meta.dirname, "..");
const folder = join(temporaryFolder(), "release");
const archive = `${folder}.tar.gz`;
const say = (line: string) => console.log(`Release: ${line}`);

mkdirSync(folder);
execFileSync(join(project, "deploy/make-release"), [archive]);
execFileSync("tar", ["-xzf", archive, "-C", folder]);
say(`${megabytes(statSync(archive).size)} MB packed, ${megabytes(sizeOf(folder))} MB unpacked`);
execFileSync("npm", ["ci", "--omit=dev", "--workspaces=false"], {
  cwd: folder,
  stdio: ["ignore", "ignore", "inherit"],
});
say(`${megabytes(sizeOf(join(folder, "node_modules")))} MB of packages`);

const service = await startServer({ folder });
try {
  for (const path of ["/", "/about", "/readyz"]) await expectStatus(path, 200);
  await expectStatus("/nowhere", 404);
  await expectStatus(enquiryPath, 201, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(complete),
  });
  const env = { ...process.env, DATA_DIR: service.dataFolder };
  const list = execFileSync(process.execPath, ["server/operate/enquiries.ts", "list"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  if (!list.includes(complete.email)) throw new Error("the enquiry is not listed.");
  say("serves pages, stores an enquiry and lists it");
} finally {
  await service.stop();
}

async function expectStatus(path: string, expected: number, options?: RequestInit) {
  const { status } = await fetch(service.origin + path, options);
  if (status !== expected) throw new Error(`${path} has status ${status}, expected ${expected}.`);
}

function sizeOf(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0);
}
