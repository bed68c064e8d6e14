import { centres } from "#content/centres.ts";
import { clients } from "#content/clients.ts";
import type { Change } from "./project-copy.ts";

const client = clients.at(-1)!;
const centre = centres.at(-1)!;
const site = "content/site.ts";

/** Nothing optional is there, and what is there is as little and as unlike as it may be. */
export const empty: readonly Change[] = [
  {
    name: "two phones that begin differently",
    edits: [[site, /phones: \[[^\]]*\]/, 'phones: ["+91 9419155501", "+91 191 2430002"]']],
  },
  {
    name: "no closure, no notice, no issued scope",
    edits: [
      ["content/closures.ts", /Closure\[\] = \[[^]*?\];/, "Closure[] = [];"],
      [
        "content/notice.ts",
        /notice: Notice \| undefined = [^]*;/,
        "notice: Notice | undefined = undefined;",
      ],
      [
        "content/testing-scope.ts",
        /(IssuedDocument \| undefined = )(undefined|\{[^}]*\});/,
        "$1undefined;",
      ],
    ],
    files: { "content/issued-scope.json": "[]\n" },
  },
  {
    name: "no legal identity, map and WhatsApp",
    edits: [
      [
        site,
        /OptionalFacts = \{[^]*?\n\};/,
        "OptionalFacts = { legal: undefined, coordinates: undefined, whatsapp: undefined };",
      ],
    ],
  },
  {
    name: "days that are not beside each other, and fewer hours",
    edits: [
      [site, /days: \[[^\]]*\]/, 'days: ["Monday", "Wednesday", "Saturday"]'],
      [site, /opens: "[^"]*"/, 'opens: "10:00"'],
      [site, /closes: "[^"]*"/, 'closes: "12:00"'],
    ],
  },
  {
    name: "one centre and one client less",
    removed: [`pictures/masters/clients/${client.id}.*`],
    edits: [
      ["content/clients.ts", new RegExp(`  \\{\\s*id: ${client.id},[^}]*\\},\n`), ""],
      ["content/centres.ts", new RegExp(`  \\{\n    label: "${centre.label}",[^]*?\n  \\},\n`), ""],
    ],
  },
];
