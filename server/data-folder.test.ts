import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { requireDataFolder } from "./data-folder.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const require = (env: Record<string, string>) => requireDataFolder(readConfig(env));

test("a data folder is created with the folders above it", () => {
  const folder = join(temporaryFolder(), "one", "two");
  require({ DATA_DIR: folder });
  expect(existsSync(folder)).toBe(true);
});

test("a place where no folder can be is a wrong setting", () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  for (const folder of ["/proc/x", "/proc/x/y", file, join(file, "below")]) {
    expect(() => require({ DATA_DIR: folder })).toThrow(ConfigError);
    expect(() => require({ DATA_DIR: folder })).toThrow(`DATA_DIR is "${folder}"`);
  }
});

test("no folder is needed when database and mail are elsewhere", () => {
  const elsewhere = { DATABASE_URL: "postgres://db.example/site", SMTP_URL: "smtp://mail.example" };
  expect(() => require({ DATA_DIR: "/proc/x", ...elsewhere })).not.toThrow();
});
