import { ConfigError, readConfig } from "../../config.ts";
import { checkBuild, readBuild } from "./check-build.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMail } from "./check-mail.ts";
import { checkPublicSite } from "./check-public-site.ts";
import { bad, type Finding } from "./finding.ts";

export interface MachineOptions {
  env: NodeJS.ProcessEnv;
  buildFolder: string;
  now: number;
  /** The public address, if it is checked too. */
  url: URL | undefined;
  sendTestMail: boolean;
}

/** Settings, database, mail, the built site and the public address; the rest is for systemd and monitoring. */
export async function checkMachine(options: MachineOptions): Promise<Finding[]> {
  const { env, buildFolder, now, url, sendTestMail } = options;
  const build = readBuild(buildFolder);
  try {
    const config = readConfig(env);
    return [
      ...(await checkDatabase(config, now)),
      ...(await checkMail(config, sendTestMail)),
      ...checkBuild(build),
      ...(url ? await checkPublicSite(url, build) : []),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      bad("Settings", error.message, "the service does not start with this value: correct it"),
    ];
  }
}
