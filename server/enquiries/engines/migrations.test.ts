import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrations } from "./migrations.ts";

/** The statements of a migration that has run somewhere, as they were then; a new one adds its line. */
const released = {
  1: "ymje_eZewa8ukTSw",
  2: "AdLk3IdGrNe3P8FS",
  3: "jPmJQxNE34S6w9YT",
  4: "duABdpr2aC-WQaHT",
  5: "qmckaP899vInFF1S",
  6: "3KU5msMNfvgthGso",
  7: "jAl6yr3gXESrNkCD",
};

test("a migration that has run somewhere is never changed, so that tests start from real schemas", () => {
  const hashes = migrations.map(({ number, statements }) => [
    number,
    createHash("sha256").update(statements.join("\n")).digest("base64url").slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(released);
});
