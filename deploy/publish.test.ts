import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { type Publication, publishRelease } from "./publish.ts";

/** A folder stands for the server: ssh runs its command there, and activate switches the file that visitors get. */
const standIns = {
  ssh: '[ ! -e "$SERVER/away" ] || exit 255\ncd "$SERVER" && shift && echo "$*" >> calls && sh -c "$*"',
  scp: 'cp "$1" "$2" "$SERVER/"; [ ! -e "$SERVER/noise" ] || echo >> "$SERVER/laboratory.tar.gz"',
};
const activate = '#!/bin/sh\n[ ! -e broken ] || exit 1\ntar -xf "$1" page && mv page shown\n';

let server: string;
let publication: Publication;
let steps: string[];
let close: () => void;

function write(path: string, text: string, mode = 0o644) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode });
}
const shown = () => readFileSync(join(server, "shown"), "utf8");

beforeEach(async () => {
  const folder = temporaryFolder();
  server = join(folder, "server");
  write(join(server, "shown"), "old");
  for (const [name, body] of Object.entries(standIns))
    write(join(folder, "bin", name), `#!/bin/sh\n${body}\n`, 0o755);
  vi.stubEnv("PATH", `${join(folder, "bin")}:${process.env.PATH}`);
  vi.stubEnv("SERVER", server);
  const client = join(folder, "client");
  for (const page of ["", "about", "contact"]) write(join(client, page, "index.html"), "new");
  const site = createServer((_request, response) => response.end(shown()));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  close = () => site.close();
  const archive = join(folder, "laboratory.tar.gz");
  steps = [];
  publication = {
    host: "root@lab.example",
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    dryRun: false,
    client,
    archive,
    release() {
      write(join(folder, "release/deploy/debian/activate"), activate, 0o755);
      write(join(folder, "release/page"), "new");
      execFileSync("tar", ["-czf", archive, "-C", join(folder, "release"), "deploy", "page"]);
      execFileSync("sh", [
        "-c",
        'cd "$0" && sha256sum laboratory.tar.gz > laboratory.tar.gz.sha256',
        folder,
      ]);
    },
    confirm: async () => true,
    say: (step) => steps.push(step),
  };
});
afterEach(() => {
  close();
  vi.unstubAllEnvs();
});

test("a release is copied, switched to, and compared with what visitors get", async () => {
  await publishRelease(publication);
  expect(shown()).toBe("new");
  expect(steps.map((step) => step[0])).toEqual(["1", "2", "3", "4", "5", "h"]);
});

test.each<[string, Partial<Publication>]>([
  ["a dry run", { dryRun: true }],
  ["an answer other than yes", { confirm: async () => false }],
])("%s changes nothing", async (_case, change) => {
  await publishRelease({ ...publication, ...change });
  expect(readFileSync(join(server, "calls"), "utf8")).toBe("true\n");
  expect(existsSync(join(server, "laboratory.tar.gz"))).toBe(false);
});

test.each<[string, () => void, string]>([
  ["a server that is away", () => write(join(server, "away"), ""), "lab.example cannot be reached"],
  ["a damaged copy", () => write(join(server, "noise"), ""), "was not activated"],
  ["an activation that fails", () => write(join(server, "broken"), ""), "was not activated"],
])("%s leaves the old site running", async (_case, breakIt, sentence) => {
  breakIt();
  await expect(publishRelease(publication)).rejects.toThrow(sentence);
  expect(shown()).toBe("old");
});

const release = () => {
  throw new Error("refused");
};

test("content that is refused stops before anything is copied", async () => {
  await expect(publishRelease({ ...publication, release })).rejects.toThrow("refused");
  expect(existsSync(join(server, "laboratory.tar.gz"))).toBe(false);
});

test("a page of another build, or none, is reported with the way back", async () => {
  write(join(publication.client, "about/index.html"), "newer");
  await expect(publishRelease(publication)).rejects.toThrow(
    /\/about shows another build.*activate --back/,
  );
  close();
  const origin = "http://127.0.0.1:1";
  await expect(publishRelease({ ...publication, origin })).rejects.toThrow(/\/ gave no page: .+/);
});
