import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { pages } from "#content/copy/pages.ts";

/** Three documents that every build has; each names its build. */
const compared = [pages.home.path, pages.about.path, pages.contact.path];
const root = join(import.meta.dirname, "..");

export interface Publication {
  /** As ssh takes it: a name, or user@name. */
  readonly host: string;
  readonly origin: string;
  readonly dryRun: boolean;
  /** Where the pages are built, to compare what visitors get. */
  readonly client: string;
  readonly archive: string;
  /** Makes the archive; throws what must be mended first. */
  readonly release: () => void;
  readonly confirm: (question: string) => Promise<boolean>;
  readonly say: (step: string) => void;
}

/** From the checkout to the visitors; a step that fails leaves the site as it was, and says so. */
export async function publishRelease(publication: Publication): Promise<void> {
  const { host, origin, archive, dryRun, say } = publication;
  say(`1/5 Server: ${host}`);
  run(`${host} cannot be reached.`, "ssh", host, "true");
  say("2/5 Release: check, build and pack, two or three minutes");
  publication.release();
  const steps = [
    `3/5 Copy to ${host}`,
    `4/5 Switch ${host} to it`,
    `5/5 Compare ${compared.join(", ")} of ${origin}`,
  ] as const;
  if (dryRun) return say(["Nothing was changed. These steps are left:", ...steps].join("\n"));
  if (!(await publication.confirm(`Visitors of ${origin} get this release. Go on? (yes or no) `)))
    return say("Nothing was changed.");
  say(steps[0]);
  const sum = `${archive}.sha256`;
  run("The release was not copied; the old site is running.", "scp", archive, sum, `${host}:`);
  say(steps[1]);
  // By the script of the new release, so that the first one needs no other command.
  const copied = basename(archive);
  const activate = `sha256sum --check --quiet ${copied}.sha256 && tar -xf ${copied} deploy/debian/activate && deploy/debian/activate ${copied}`;
  run("The release was not activated; the reason is above.", "ssh", host, activate);
  say(steps[2]);
  for (const path of compared) await compare(publication, path);
  say(`${origin} shows this release.`);
}

async function compare({ origin, client, host }: Publication, path: string) {
  const shown = await fetch(origin + path).then(
    (response) => response.text(),
    ({ cause, message }: Error) => ({ reason: (cause as Error | undefined)?.message ?? message }),
  );
  const built = readFileSync(join(client, path, "index.html"), "utf8");
  if (shown === built) return;
  const what = typeof shown === "string" ? "shows another build" : `gave no page: ${shown.reason}`;
  throw new Error(
    `${host} runs the release, but ${origin}${path} ${what}. Back: ssh ${host} laboratory activate --back`,
  );
}

/** Shows the output of the program as it comes. */
function run(failure: string, program: string, ...args: string[]) {
  try {
    execFileSync(program, args, { stdio: ["inherit", 2, 2] });
  } catch (error) {
    throw new Error(failure, { cause: error });
  }
}

/** `npm run publish -- HOST [--dry-run]`; SITE_ORIGIN names another public address than the host's. */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [host] = positionals;
  if (!host || host.startsWith("-") || positionals.length > 1)
    throw new Error("npm run publish -- HOST [--dry-run], for example root@laboratory.example");
  const origin = (process.env.SITE_ORIGIN ??= `https://${host.split("@").at(-1)}`);
  const archive = join(root, "laboratory.tar.gz");
  await publishRelease({
    host,
    origin,
    dryRun: values["dry-run"],
    client: join(root, "build/client"),
    archive,
    release: () =>
      run(
        "There is no release: mend what is named above.",
        process.execPath,
        "deploy/release.ts",
        archive,
      ),
    confirm: ask,
    say: (step) => console.error(`Publish: ${step}`),
  });
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

if (import.meta.main)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
