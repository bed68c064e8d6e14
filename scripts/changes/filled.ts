import Pdf from "pdfkit";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { centres } from "#content/centres.ts";
import { testingCertificate } from "#content/claims.ts";
import { clients } from "#content/clients.ts";
import type { Change } from "./project-copy.ts";
import { timberTesting } from "./timber-testing.ts";

const site = "content/site.ts";
const clientId = Math.max(...clients.map(({ id }) => id)) + 1;
const lastCentre = centres.at(-1)!.label;
const issuedFile = `Scope-${testingCertificate.number}.pdf`;

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Everything optional is there, and facts of every kind have changed as a laboratory changes them. */
export const filled: readonly Change[] = [
  {
    name: "another phone and e-mail",
    edits: [
      [site, /phones: \[[^\]]*\]/, 'phones: ["+91 94191 55501", "+91 9419155502"]'],
      [site, /email: "[^"]*"/, 'email: "info@tawitest.in"'],
    ],
  },
  {
    name: "other hours",
    edits: [
      [site, /days: \[[^\]]*\]/, 'days: ["Tuesday", "Wednesday", "Thursday", "Friday"]'],
      [site, /opens: "[^"]*"/, 'opens: "08:00"'],
      [site, /closes: "[^"]*"/, 'closes: "18:15"'],
    ],
  },
  {
    name: "a closure of the laboratory, and one of a centre",
    edits: [
      [
        "content/closures.ts",
        /Closure\[\] = \[[^]*?\];/,
        `Closure[] = [{ on: "2027-01-26", reason: "Republic Day" }, { on: "2027-03-04", reason: "Road works", centre: "${lastCentre}" }];`,
      ],
    ],
  },
  {
    name: "a notice",
    edits: [
      [
        "content/notice.ts",
        /(?<=notice: Notice \| undefined = )[^]*?;\n/,
        '{ text: "We receive samples until 1 PM on Friday.", until: "2099-01-31", link: "/contact" };\n',
      ],
    ],
  },
  {
    name: "a client with a wide logo",
    edits: [
      [
        "content/clients.ts",
        /(?=\] as const satisfies)/,
        `  { id: ${clientId}, name: "Chenab Valley Power Projects Limited", placeholder: false },\n`,
      ],
    ],
    files: {
      [`pictures/masters/clients/${clientId}.png`]: () =>
        plain(600, 200, "#1b5e8a").png().toBuffer(),
    },
  },
  {
    name: "a centre",
    edits: [
      [
        "content/centres.ts",
        /(?=\] as const satisfies)/,
        '  { label: "Bhaderwah", address: "Sample counter, Main Bazaar, Bhaderwah 182222", phone: "+91 1996 233 001", hours: site.hours.text, coordinates: { latitude: 33.1457, longitude: 75.548 }, placeholder: true },\n',
      ],
    ],
  },
  {
    name: "a certificate with its dates",
    edits: [
      [
        "content/accreditation.ts",
        /(id: "iso-9001",[^]*?standard: "ISO 9001:2015",\n)[^}]*/,
        '$1    number: "QMS/2026/0817",\n    validUntil: "2099-06-30",\n    placeholder: false,\n  ',
      ],
    ],
  },
  {
    name: "the scope that was issued",
    edits: [
      [
        "content/testing-scope.ts",
        /(?<=IssuedDocument \| undefined = )[^]*?;/,
        `{ file: "${issuedFile}", date: "2026-11-01" };`,
      ],
    ],
    files: {
      [`content/documents/${issuedFile}`]: () => {
        const pdf = new Pdf();
        pdf
          .text(`Scope of accreditation, ${testingCertificate.number}`)
          .addPage()
          .text("Page 2")
          .end();
        return buffer(pdf);
      },
      "scope.csv":
        "Test,Method,Range,Valid from,Valid until\nsoil-testing/moisture-content,IS 2720 (Part 2),1 to 100 %,2026-01-01,2099-06-30\n",
    },
  },
  {
    name: "a test with a new standard",
    edits: [
      [
        "content/services/soil-testing.ts",
        /(?=\n *cbr: \{)/,
        '\n"rubber-balloon": { name: "In-situ density, rubber balloon", methods: ["ASTM D2167"] },',
      ],
      [
        "content/standards/other-standards.ts",
        /(?=\n *"ASTM D)/,
        '\n  "ASTM D2167": "Density of soil in place, rubber balloon",',
      ],
    ],
  },
  {
    name: "another amount of a sample",
    edits: [
      [
        "content/samples.ts",
        /(typical|stated): "[^"]* in an airtight bag"/,
        'stated: "12 kg in an airtight bag"',
      ],
    ],
  },
  {
    name: "a sentence of About",
    edits: [["content/about.ts", /(?<=paragraphs: \[\n *")/, "Come and see how we work. "]],
  },
  timberTesting,
  {
    name: "a picture of a phone's camera",
    edits: [
      [
        "content/pictures.ts",
        /"service-timber-testing": \{[^}]*\}/,
        '"service-timber-testing": { use: "service", alt: "A technician weighs sawn pieces of timber", placeholder: false }',
      ],
    ],
    files: {
      "pictures/masters/service-timber-testing.jpg": () =>
        plain(4000, 3000, "#6a5a4a").jpeg().toBuffer(),
    },
  },
  {
    name: "a service removed",
    removed: [
      "content/services/pile-load-testing.ts",
      "pictures/masters/service-pile-load-testing.webp",
    ],
    edits: [
      ["content/services/index.ts", /import \{ pileLoadTesting.*\n/, ""],
      ["content/services/index.ts", /  pileLoadTesting,\n/, ""],
      ["content/pictures.ts", /\n *"service-pile-load-testing": \{[^]*?\n  \},/, ""],
      [
        "content/removed-services.ts",
        /(?<=RemovedService\[\] = \[)/,
        '{ slug: "pile-load-testing" }, ',
      ],
    ],
  },
  {
    name: "a test removed that alone cites its standard",
    edits: [
      [
        "content/services/soil-testing.ts",
        /\n( *)"rock-point-load-strength-index": \{[^]*?\n\1\},/,
        "",
      ],
    ],
  },
  {
    name: "a test removed that a set and queries name",
    edits: [
      ["content/services/metal-alloys-testing.ts", /\n( *)"bend-test": \{[^]*?\n\1\},/, ""],
      ["content/services/metal-alloys-testing.ts", /\n *"bend-test",/, ""],
    ],
  },
  {
    name: "another name of the laboratory, with its logo",
    edits: [
      [
        site,
        /name: "[^"]*"/,
        'name: "Jammu and Kashmir Central Construction Materials Test Institute"',
      ],
      ["content/brand.ts", /ownLogo: boolean = (true|false)/, "ownLogo: boolean = true"],
    ],
    files: { "pictures/masters/logo.png": () => plain(400, 400, "#8a1b2e").png().toBuffer() },
  },
  {
    name: "who is responsible, a map and WhatsApp",
    edits: [
      [
        site,
        /OptionalFacts = \{[^]*?\n\};/,
        'OptionalFacts = { legal: { companyName: "Tawi Test House Private Limited", registration: "CIN U71200JK2009PTC000000", registeredOffice: "Laboratory Block, Industrial Estate, Jammu 180001", gstin: "01AAACT0000A1Z5", contact: "Quality manager" }, coordinates: { latitude: 32.7266, longitude: 74.857 }, whatsapp: "+91 94191 00001" };',
      ],
    ],
  },
];
