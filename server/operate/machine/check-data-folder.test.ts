import { accessSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../../config.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { checkDataFolder } from "./check-data-folder.ts";

// A test cannot fill a disk, and root may write everywhere.
vi.mock("node:fs", { spy: true });

afterEach(() => {
  vi.clearAllMocks();
});

const examine = (env: NodeJS.ProcessEnv = { DATA_DIR: temporaryFolder() }) =>
  Object.fromEntries(
    checkDataFolder(readConfig(env)).map(({ check, state, found }) => [
      check,
      `${state}: ${found}`,
    ]),
  );

test.each([
  [99, "bad: 99 MB are free"],
  [100, "warn: 100 MB are free"],
  [1023, "warn: 1023 MB are free"],
  [1024, "ok: 1024 MB are free"],
])("%i MB of free space", (free, finding) => {
  const blocks = { bavail: free * 256, bsize: 4096 } as ReturnType<typeof statfsSync>;
  vi.mocked(statfsSync).mockReturnValueOnce(blocks);
  expect(examine()["Free space"]).toBe(finding);
});

test("a folder that this user cannot write is bad", () => {
  expect(examine()["Data folder"]).toMatch(/^ok: .* is private$/);
  vi.mocked(accessSync).mockImplementationOnce(() => {
    throw new Error("EACCES");
  });
  expect(examine()["Data folder"]).toMatch(/^bad: .* cannot be written by this user$/);
});

test("of a folder that does not exist yet, the disk above is examined", () => {
  const parent = temporaryFolder();
  expect(examine({ DATA_DIR: join(parent, "new", "data") })["Data folder"]).toMatch(
    /will be created/,
  );
  expect(statfsSync).toHaveBeenCalledWith(parent);
});

test("with PostgreSQL and SMTP nothing is written to disk, so nothing is examined", () => {
  expect(
    examine({ DATABASE_URL: "postgres://localhost/laboratory", SMTP_URL: "smtp://localhost" }),
  ).toEqual({});
});
