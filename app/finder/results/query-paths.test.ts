import { expect, test } from "vitest";
import { askedLine, askedPath } from "./query-paths.ts";

const lineAt = (path: string) => askedLine(new URL(path, "https://lab.example").searchParams);

test("the message contains the query of the link, whatever characters it has", () => {
  for (const query of ["is2720pt5", "10% fines & more?", "सरिया"])
    expect(lineAt(askedPath(query))).toContain(query);
});

test("an address without a query begins no message, and a long query is cut", () => {
  expect(lineAt("/contact")).toBe("");
  expect(lineAt(askedPath("  "))).toBe("");
  expect(lineAt(askedPath("x".repeat(5000))).length).toBeLessThan(300);
});

test("from a test of a service, the line names both", () => {
  const { searchParams } = new URL("https://laboratory.example/contact/x?ask=Slump#enquiry");
  expect(askedLine(searchParams, "Enquiry about Building Material:\n")).toBe(
    "Enquiry about Building Material: Slump\n",
  );
});
