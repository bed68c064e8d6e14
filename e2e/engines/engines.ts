import { spawnSync } from "node:child_process";
import { findBrowser, installFromDebian } from "#scripts/browser.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

interface Engine {
  /** As it is called in messages. */
  title: string;
  /** Debian's packages. */
  packages: string[];
  /** Commands that fail unless all parts are there; the last one prints the version. */
  commands: [string, ...string[]][];
}

const webkitVersion = `
  imports.gi.versions.WebKit2 = "4.1";
  const { WebKit2 } = imports.gi;
  print([WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()].join("."));
`;

export const engines: Record<EngineName, Engine> = {
  chromium: {
    title: "Chromium",
    packages: ["chromium-driver"],
    commands: [["chromedriver", "--version"]],
  },
  firefox: {
    title: "Firefox",
    packages: ["firefox-esr"],
    commands: [["firefox-esr", "--version"]],
  },
  webkit: {
    title: "WebKitGTK",
    packages: ["webkit2gtk-driver", "gjs", "gir1.2-webkit2-4.1", "xvfb"],
    commands: [
      ["WebKitWebDriver", "--help"],
      ["Xvfb", "-help"],
      ["gjs", "-c", webkitVersion],
    ],
  },
};

/** The version of an engine, which is installed first where the machine allows it. */
export function findEngine(name: EngineName): string | undefined {
  const { packages, commands } = engines[name];
  const version = () => versionFrom(commands);
  const found = version() ?? installFromDebian(packages, version);
  if (found && name === "chromium") process.env.CHROME_PATH ??= findBrowser();
  return found;
}

function versionFrom(commands: Engine["commands"]): string | undefined {
  let version: string | undefined;
  for (const [command, ...args] of commands) {
    const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
    if (status !== 0) return undefined;
    version = /\d+(\.\d+)+/.exec(stdout)?.[0];
  }
  return version;
}
