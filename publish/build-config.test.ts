import { expect, test } from "vitest";
import { readBuildConfig } from "./build-config.mjs";

test.each([
  [{}, "http://localhost:3000"],
  [{ PORT: "8080" }, "http://localhost:3000"],
  [{ SITE_ORIGIN: "https://lab.example/" }, "https://lab.example"],
])("%j gives %s", (env, siteOrigin) => {
  expect(readBuildConfig(env)).toMatchObject({ siteOrigin });
});

test.each(["lab.example", "https://lab.example/site", "ftp://lab.example"])(
  "SITE_ORIGIN=%s is refused with a sentence",
  (value) => {
    expect(() => readBuildConfig({ SITE_ORIGIN: value })).toThrow(`SITE_ORIGIN is "${value}"`);
  },
);

test("enquiries go where the page came from unless another origin is named", () => {
  expect(readBuildConfig({}).enquiryOrigin).toBe("");
  expect(readBuildConfig({ ENQUIRY_ORIGIN: "https://backend.example" }).enquiryOrigin).toBe(
    "https://backend.example",
  );
  expect(() => readBuildConfig({ ENQUIRY_ORIGIN: "backend" })).toThrow(
    'ENQUIRY_ORIGIN is "backend"',
  );
});
